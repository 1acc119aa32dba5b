import type { PlaceGuideTemplate } from '../place-guide.ts'
import { aixEnProvenceGuide } from './aix-en-provence.ts'
import { bordeauxGuide } from './bordeaux.ts'
import { cannesGuide } from './cannes.ts'
import { cdgGuide } from './cdg.ts'
import { deauvilleGuide } from './deauville.ts'
import { gareDeLyonGuide } from './gare-de-lyon.ts'
import { gareDuNordGuide } from './gare-du-nord.ts'
import { lilleGuide } from './lille.ts'
import { lyonAirportGuide } from './lyon-airport.ts'
import { lyonGuide } from './lyon.ts'
import { marseilleAirportGuide } from './marseille-airport.ts'
import { marseilleGuide } from './marseille.ts'
import { niceAirportGuide } from './nice-airport.ts'
import { niceGuide } from './nice.ts'
import { orlyGuide } from './orly.ts'
import { parisGuide } from './paris.ts'
import { saintTropezGuide } from './saint-tropez.ts'
import { strasbourgGuide } from './strasbourg.ts'
import { toulouseGuide } from './toulouse.ts'

/** The guides of France's places, by slug. */
export const placesOfFrance: Record<string, PlaceGuideTemplate> = {
  paris: parisGuide,
  nice: niceGuide,
  cannes: cannesGuide,
  lyon: lyonGuide,
  marseille: marseilleGuide,
  bordeaux: bordeauxGuide,
  strasbourg: strasbourgGuide,
  toulouse: toulouseGuide,
  lille: lilleGuide,
  'aix-en-provence': aixEnProvenceGuide,
  'saint-tropez': saintTropezGuide,
  deauville: deauvilleGuide,
  cdg: cdgGuide,
  orly: orlyGuide,
  'nice-airport': niceAirportGuide,
  'lyon-airport': lyonAirportGuide,
  'marseille-airport': marseilleAirportGuide,
  'gare-du-nord': gareDuNordGuide,
  'gare-de-lyon': gareDeLyonGuide,
}
