import type { PlaceGuideTemplate } from '../place-guide.ts'
import { badenBadenGuide } from './baden-baden.ts'
import { berlinAirportGuide } from './berlin-airport.ts'
import { berlinHauptbahnhofGuide } from './berlin-hauptbahnhof.ts'
import { berlinGuide } from './berlin.ts'
import { cologneGuide } from './cologne.ts'
import { dresdenGuide } from './dresden.ts'
import { dusseldorfGuide } from './dusseldorf.ts'
import { frankfurtAirportGuide } from './frankfurt-airport.ts'
import { frankfurtGuide } from './frankfurt.ts'
import { hamburgGuide } from './hamburg.ts'
import { ingolstadtGuide } from './ingolstadt.ts'
import { munichAirportGuide } from './munich-airport.ts'
import { munichGuide } from './munich.ts'
import { nurembergGuide } from './nuremberg.ts'
import { stuttgartGuide } from './stuttgart.ts'

/** The guides of Germany's places, by slug. */
export const placesOfGermany: Record<string, PlaceGuideTemplate> = {
  munich: munichGuide,
  berlin: berlinGuide,
  frankfurt: frankfurtGuide,
  hamburg: hamburgGuide,
  dusseldorf: dusseldorfGuide,
  cologne: cologneGuide,
  stuttgart: stuttgartGuide,
  nuremberg: nurembergGuide,
  'baden-baden': badenBadenGuide,
  dresden: dresdenGuide,
  ingolstadt: ingolstadtGuide,
  'frankfurt-airport': frankfurtAirportGuide,
  'munich-airport': munichAirportGuide,
  'berlin-airport': berlinAirportGuide,
  'berlin-hauptbahnhof': berlinHauptbahnhofGuide,
}
