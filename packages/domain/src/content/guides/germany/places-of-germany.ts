import type { PlaceGuideWords } from '../place-guide.ts'
import { berlinAirportGuide } from './berlin-airport.ts'
import { berlinHauptbahnhofGuide } from './berlin-hauptbahnhof.ts'
import { berlinGuide } from './berlin.ts'
import { frankfurtAirportGuide } from './frankfurt-airport.ts'
import { frankfurtGuide } from './frankfurt.ts'
import { munichAirportGuide } from './munich-airport.ts'
import { munichGuide } from './munich.ts'

/** The guides of Germany's places, by slug. */
export const placesOfGermany: Record<string, PlaceGuideWords> = {
  munich: munichGuide,
  frankfurt: frankfurtGuide,
  berlin: berlinGuide,
  'munich-airport': munichAirportGuide,
  'frankfurt-airport': frankfurtAirportGuide,
  'berlin-airport': berlinAirportGuide,
  'berlin-hauptbahnhof': berlinHauptbahnhofGuide,
}
