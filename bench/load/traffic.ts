import type { Scene } from './scene.ts'
import { askConcierge, book, calculate, openDashboard, searchLocations, signIn } from './api-actions.ts'
import { pageView } from './page-views.ts'

/** The kinds of requests whose figures are shown separately. */
export const kinds = [
  'page',
  'page held',
  'page data',
  'file',
  'rates',
  'locations',
  'dashboard',
  'settings',
  'lead',
  'booking',
  'chat',
  'sign-in',
] as const
export type Kind = (typeof kinds)[number]
/** The kinds that determine the knee. */
export const apiReads: Kind[] = ['rates', 'locations', 'dashboard', 'settings']

export type Ask = { kind: Kind; request: string; status: number }
/** The next requests of a visitor: rounds, each of which starts after the responses of the previous one. */
export type Action = Ask[][]

export type Draw = {
  /** From 0 (inclusive) to 1 (exclusive). */
  share(): number
  of<T>(list: readonly T[]): T
  /** A new name for each call, unique across runs. */
  name(): string
}

/** The headers with which a balancer passes the client address. */
export type Sender = { 'X-Forwarded-For': string }
export type MakeAction = (scene: Scene, draw: Draw, sender: Sender) => Action

/**
 * Actions per thousand: 900 are page views; most of the others are calculations. There are two sign-ins per ten
 * dashboards, because a session lasts four hours, so most dashboards are opened within one.
 */
const mix: { of1000: number; make: MakeAction }[] = [
  { of1000: 900, make: pageView },
  { of1000: 45, make: calculate },
  { of1000: 35, make: searchLocations },
  { of1000: 10, make: openDashboard },
  { of1000: 5, make: askConcierge },
  { of1000: 3, make: book },
  { of1000: 2, make: signIn },
]

/** Returns a new client address for each call, because the limits per address are not measured here. */
export function someSender(draw: Draw): Sender {
  const byte = () => 1 + Math.floor(draw.share() * 254)
  return { 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` }
}

/** Returns the next action of some visitor. */
export function nextAction(scene: Scene, draw: Draw): Action {
  let left = draw.share() * 1000
  const chosen = mix.find(({ of1000 }) => (left -= of1000) < 0)
  return (chosen?.make ?? pageView)(scene, draw, someSender(draw))
}
