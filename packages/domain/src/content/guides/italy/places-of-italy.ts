import type { PlaceGuideTemplate } from '../place-guide.ts'
import { bolognaGuide } from './bologna.ts'
import { comoGuide } from './como.ts'
import { fiumicinoGuide } from './fiumicino.ts'
import { florenceGuide } from './florence.ts'
import { genoaGuide } from './genoa.ts'
import { malpensaGuide } from './malpensa.ts'
import { milanGuide } from './milan.ts'
import { milanoCentraleGuide } from './milano-centrale.ts'
import { naplesGuide } from './naples.ts'
import { palermoGuide } from './palermo.ts'
import { pisaGuide } from './pisa.ts'
import { romaTerminiGuide } from './roma-termini.ts'
import { romeGuide } from './rome.ts'
import { turinGuide } from './turin.ts'
import { veniceGuide } from './venice.ts'
import { veniceAirportGuide } from './venice-airport.ts'
import { veronaGuide } from './verona.ts'

/** The guides of Italy's places, by slug. */
export const placesOfItaly: Record<string, PlaceGuideTemplate> = {
  milan: milanGuide,
  rome: romeGuide,
  florence: florenceGuide,
  venice: veniceGuide,
  naples: naplesGuide,
  bologna: bolognaGuide,
  turin: turinGuide,
  verona: veronaGuide,
  genoa: genoaGuide,
  como: comoGuide,
  pisa: pisaGuide,
  palermo: palermoGuide,
  malpensa: malpensaGuide,
  fiumicino: fiumicinoGuide,
  'venice-airport': veniceAirportGuide,
  'milano-centrale': milanoCentraleGuide,
  'roma-termini': romaTerminiGuide,
}
