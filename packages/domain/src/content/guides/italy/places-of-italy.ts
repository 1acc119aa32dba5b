import type { PlaceGuideWords } from '../place-guide.ts'
import { fiumicinoGuide } from './fiumicino.ts'
import { malpensaGuide } from './malpensa.ts'
import { milanGuide } from './milan.ts'
import { romeGuide } from './rome.ts'

/** The guides of Italy's places, by slug. */
export const placesOfItaly: Record<string, PlaceGuideWords> = {
  milan: milanGuide,
  rome: romeGuide,
  malpensa: malpensaGuide,
  fiumicino: fiumicinoGuide,
}
