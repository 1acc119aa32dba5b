import type { PlaceGuideWords } from '../place-guide.ts'

/** The guides of Germany's places, by slug. */
export const placesOfGermany: Record<string, PlaceGuideWords> = {}
