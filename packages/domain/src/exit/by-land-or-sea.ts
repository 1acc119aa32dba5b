import { findPlace } from '../places/catalogue.ts'
import { exitPointOf, type ExitPoint, type Goods, type Leg } from './journey.ts'
import { grounds } from './law.ts'
import { stopBefore, type Route } from './route.ts'
import type { Hub, PlaceStep, When } from './step.ts'
import { lowest, wornNotes } from './place-text.ts'
import { methodAt } from './validation-method.ts'

type LandOrSea = Exclude<Leg['by'], 'plane'>

const ways: Record<LandOrSea, { hub: Hub; when: When; reason: string }> = {
  train: {
    hub: 'station',
    when: 'before-boarding',
    reason: 'This is the last station before the train leaves the EU.',
  },
  ship: {
    hub: 'port',
    when: 'before-boarding',
    reason: 'This is the last port before the ship leaves the EU.',
  },
  road: {
    hub: 'border',
    when: 'at-the-border',
    reason: 'The last customs post before the border is where the goods leave the EU.',
  },
}

/** Returns the step at the last station, port or border post in the EU. All bags are within reach there. */
export function leaveByLandOrSea(goods: Goods, route: Route): PlaceStep {
  const { exit } = route
  const { from, to, by } = route.legs[exit]!
  const { hub, when, reason } = ways[by as LandOrSea]
  const isBorderTrain = by === 'train' && to.country !== 'GB'
  const place = by === 'train' && to.country === 'GB' ? stationToLondon(from) : from
  const there = methodAt(goods.form, place.country, goods.medium)
  return {
    goods,
    stop: stopBefore(route, exit),
    place,
    hub,
    when,
    method: there.method,
    reason,
    notes: [
      ...(there.note ? [there.note] : []),
      ...wornNotes(goods),
      ...(isBorderTrain
        ? [`If the train stops again in the EU before ${to.name}, that station is the last.`]
        : []),
      ...(by === 'ship' ? ['On a cruise, ask the ship whether the next port is still in the EU.'] : []),
      ...(by === 'road' ? roadNotes : []),
    ],
    article: grounds.goodsLeave.article,
    source: grounds.goodsLeave.source,
    confidence: isBorderTrain ? 'low' : lowest('medium', there.confidence),
  }
}

const roadNotes = [
  'For the Channel Tunnel or a ferry, that is the terminal or port on this side.',
  'If the road passes another EU country first, the place is at that country’s border.',
  'Look up which post is staffed before you drive: small crossings have no customs.',
]

/** From Paris, trains to London leave from Gare du Nord. */
function stationToLondon(from: ExitPoint): ExitPoint {
  const isParis = from.country === 'FR' && (from.place?.slug ?? from.name.toLowerCase()) === 'paris'
  const station = isParis ? findPlace('france', 'gare-du-nord') : undefined
  return station ? exitPointOf(station, 'train') : from
}
