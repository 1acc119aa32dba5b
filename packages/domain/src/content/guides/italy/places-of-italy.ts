import type { PlaceGuideWords } from '../place-guide.ts'

/** The guides of Italy's places, by slug. */
export const placesOfItaly: Record<string, PlaceGuideWords> = {}
