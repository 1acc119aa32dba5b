import type { Goods, Journey } from './journey.ts'
import { grounds } from './law.ts'
import type { Route } from './route.ts'
import type { PlaceStep } from './step.ts'
import { formStateOf } from './validation-method.ts'

/** Returns where a member state's customs validates outside the VAT area, by a record; otherwise undefined. */
export function recordedOutside(
  goods: Goods,
  route: Route,
  residence: Journey['residence'],
): PlaceStep | undefined {
  return genevaStation(goods, route) ?? canaryIslands(goods, route, residence)
}

function genevaStation(goods: Goods, { legs, exit }: Route): PlaceStep | undefined {
  const { from, to, by } = legs[exit]!
  const isThere =
    by === 'train' && from.country === 'FR' && to.country === 'CH' && /\bgen[eè]v/i.test(to.name)
  if (!isThere || formStateOf(goods.form) !== 'FR') return undefined
  return {
    goods,
    stop: legs[exit]!.stop,
    place: { name: 'Geneva station (Cornavin), French customs desk', country: 'CH' },
    hub: 'station',
    when: 'on-arrival',
    method: 'customs officer',
    reason: 'French customs have a desk in this station for trains from France.',
    notes: ['French customs may also check on the train. The hours of the desk were not found.'],
    ...grounds.geneva,
  }
}

function canaryIslands(
  goods: Goods,
  { legs, exit }: Route,
  residence: Journey['residence'],
): PlaceStep | undefined {
  const home = legs.at(-1)!.to
  const isHomeward =
    legs[exit]!.from.country === 'ES' && legs.slice(exit).every(({ to }) => to.country === 'ES-CN')
  if (residence !== 'canary-islands' || !isHomeward || formStateOf(goods.form) !== 'ES') return undefined
  return {
    goods,
    stop: legs.at(-1)!.stop,
    place: home,
    hub: legs.at(-1)!.by === 'ship' ? 'port' : 'airport',
    when: 'on-arrival',
    method: 'customs officer',
    reason: 'Residents of the Canary Islands have a mainland form sealed when they arrive there.',
    notes: ['The tax of the islands (IGIC) is declared first, on form 040.'],
    ...grounds.canaries,
  }
}
