import type { PlaceGuideWords } from '../place-guide.ts'
import { cdgGuide } from './cdg.ts'
import { niceGuide } from './nice.ts'
import { orlyGuide } from './orly.ts'
import { parisGuide } from './paris.ts'

/** The guides of France's places, by slug. */
export const placesOfFrance: Record<string, PlaceGuideWords> = {
  paris: parisGuide,
  nice: niceGuide,
  cdg: cdgGuide,
  orly: orlyGuide,
}
