import type { PlaceGuideWords } from '../place-guide.ts'

/** The guides of Spain's places, by slug. */
export const placesOfSpain: Record<string, PlaceGuideWords> = {}
