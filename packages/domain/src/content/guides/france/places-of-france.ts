import type { PlaceGuideWords } from '../place-guide.ts'

/** The guides of France's places, by slug. */
export const placesOfFrance: Record<string, PlaceGuideWords> = {}
