import type { PlaceGuideTemplate } from '../place-guide.ts'
import { barcelonaAirportGuide } from './barcelona-airport.ts'
import { barcelonaSantsGuide } from './barcelona-sants.ts'
import { barcelonaGuide } from './barcelona.ts'
import { bilbaoGuide } from './bilbao.ts'
import { granadaGuide } from './granada.ts'
import { ibizaGuide } from './ibiza.ts'
import { madridAirportGuide } from './madrid-airport.ts'
import { madridAtochaGuide } from './madrid-atocha.ts'
import { madridGuide } from './madrid.ts'
import { malagaAirportGuide } from './malaga-airport.ts'
import { malagaGuide } from './malaga.ts'
import { marbellaGuide } from './marbella.ts'
import { palmaGuide } from './palma.ts'
import { sevilleGuide } from './seville.ts'
import { valenciaGuide } from './valencia.ts'

/** The guides of Spain's places, by slug. */
export const placesOfSpain: Record<string, PlaceGuideTemplate> = {
  madrid: madridGuide,
  barcelona: barcelonaGuide,
  seville: sevilleGuide,
  malaga: malagaGuide,
  valencia: valenciaGuide,
  marbella: marbellaGuide,
  ibiza: ibizaGuide,
  palma: palmaGuide,
  bilbao: bilbaoGuide,
  granada: granadaGuide,
  'madrid-airport': madridAirportGuide,
  'barcelona-airport': barcelonaAirportGuide,
  'malaga-airport': malagaAirportGuide,
  'madrid-atocha': madridAtochaGuide,
  'barcelona-sants': barcelonaSantsGuide,
}
