import { findPlace } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import {
  exitPointOf,
  type ExitPoint,
  type FormCountry,
  type Goods,
  type Leg,
  type Transport,
} from '../journey.ts'

const cataloguePlaces: Record<string, [Country, string]> = {
  Paris: ['france', 'paris'],
  CDG: ['france', 'cdg'],
  ORY: ['france', 'orly'],
  NCE: ['france', 'nice'],
  Cannes: ['france', 'cannes'],
  Lyon: ['france', 'lyon'],
  Strasbourg: ['france', 'strasbourg'],
  GareDuNord: ['france', 'gare-du-nord'],
  GareDeLyon: ['france', 'gare-de-lyon'],
  MAD: ['spain', 'madrid'],
  BCN: ['spain', 'barcelona'],
  SVQ: ['spain', 'seville'],
  AGP: ['spain', 'malaga'],
  Marbella: ['spain', 'marbella'],
  Milan: ['italy', 'milan'],
  MXP: ['italy', 'malpensa'],
  FCO: ['italy', 'fiumicino'],
  FLR: ['italy', 'florence'],
  VCE: ['italy', 'venice-airport'],
  Como: ['italy', 'como'],
  FRA: ['germany', 'frankfurt'],
  MUC: ['germany', 'munich'],
  BER: ['germany', 'berlin'],
  HAM: ['germany', 'hamburg'],
  DUS: ['germany', 'dusseldorf'],
}

const others: Record<string, [name: string, country: string]> = {
  AMS: ['Amsterdam', 'NL'],
  Brussels: ['Brussels', 'BE'],
  VIE: ['Vienna', 'AT'],
  LIS: ['Lisbon', 'PT'],
  ATH: ['Athens', 'GR'],
  DUB: ['Dublin', 'IE'],
  CPH: ['Copenhagen', 'DK'],
  Budapest: ['Budapest', 'HU'],
  Marseille: ['Marseille', 'FR'],
  Monaco: ['Monaco', 'MC'],
  ZRH: ['Zurich', 'CH'],
  GVA: ['Geneva', 'CH'],
  Lugano: ['Lugano', 'CH'],
  Basel: ['Basel', 'CH'],
  LHR: ['London', 'GB'],
  OSL: ['Oslo', 'NO'],
  KEF: ['Reykjavik', 'IS'],
  IST: ['Istanbul', 'TR'],
  DXB: ['Dubai', 'AE'],
  NRT: ['Tokyo', 'JP'],
  JFK: ['New York', 'US'],
  EZE: ['Buenos Aires', 'AR'],
  Tunis: ['Tunis', 'TN'],
  Tangier: ['Tangier', 'MA'],
  Belgrade: ['Belgrade', 'RS'],
  Andorra: ['Andorra la Vella', 'AD'],
  TFS: ['Tenerife', 'ES-CN'],
  LPA: ['Gran Canaria', 'ES-CN'],
  Ceuta: ['Ceuta', 'ES-CE'],
  PTP: ['Pointe-à-Pitre', 'GP'],
  BFS: ['Belfast', 'GB-NIR'],
  Livigno: ['Livigno', 'IT-LIVIGNO'],
  Nicosia: ['north Nicosia', 'CY-NORTH'],
  Larnaca: ['Larnaca', 'CY'],
  Gibraltar: ['Gibraltar', 'GI'],
  Mariehamn: ['Mariehamn', 'AX'],
  Stockholm: ['Stockholm', 'SE'],
  Heligoland: ['Heligoland', 'DE-HELIGOLAND'],
}

/** Names that a way may be written with. */
export const stops: readonly string[] = [...Object.keys(cataloguePlaces), ...Object.keys(others)]

/** A stop by its name above, as a point of a leg by this transport. */
export function point(name: string, by: Transport): ExitPoint {
  const own = cataloguePlaces[name]
  if (own) return exitPointOf(findPlace(...own)!, by)
  const other = others[name]
  if (!other) throw new Error(`"${name}" is no stop of these tests`)
  return { name: other[0], country: other[1] }
}

/**
 * "MAD plane LIS stop JFK": places and what carries the traveler between them; `stop` is the same aircraft flying on.
 * "plane:90" says that 90 minutes pass after that flight.
 */
export function way(text: string): Leg[] {
  const words = text.split(' ')
  return words.flatMap((name, index) => {
    const [carrier, minutes] = (words[index - 1] ?? '').split(':')
    if (index % 2 === 1 || index === 0) return []
    const by = carrier === 'stop' ? 'plane' : (carrier as Transport)
    return [
      {
        from: point(words[index - 2]!, by),
        to: point(name, by),
        by,
        sameAircraft: carrier === 'stop',
        ...(minutes ? { minutesAfter: Number(minutes) } : {}),
      },
    ]
  })
}

/** "cabin", "worn", "hold" (nobody said where it is tagged to), "hold through", "hold 1" (collected at stop 1). */
export function goods(form: FormCountry, bag: string): Goods {
  if (bag === 'cabin' || bag === 'worn') return { form, bag }
  const [, tag] = bag.split(' ')
  if (!tag) return { form, bag: 'hold' }
  return { form, bag: 'hold', collectedAt: tag === 'through' ? [] : [Number(tag)] }
}
