import type { PlaceGuideWords } from '../place-guide.ts'
import { barcelonaAirportGuide } from './barcelona-airport.ts'
import { barcelonaGuide } from './barcelona.ts'
import { madridAirportGuide } from './madrid-airport.ts'
import { madridGuide } from './madrid.ts'

/** The guides of Spain's places, by slug. */
export const placesOfSpain: Record<string, PlaceGuideWords> = {
  madrid: madridGuide,
  barcelona: barcelonaGuide,
  'madrid-airport': madridAirportGuide,
  'barcelona-airport': barcelonaAirportGuide,
}
