import type { Scene } from './scene.ts'
import { askConcierge, book, calculate, openDashboard, searchLocations, signIn } from './api-actions.ts'
import { pageView } from './page-views.ts'

/** What is measured together. */
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
/** These decide about the knee. */
export const apiReads: Kind[] = ['rates', 'locations', 'dashboard', 'settings']

export type Ask = { kind: Kind; request: string; status: number }
/** What one visitor does next: rounds of requests, each round begun when the one before was answered. */
export type Action = Ask[][]

export type Draw = {
  /** From 0 up to 1, without it. */
  share(): number
  of<T>(list: readonly T[]): T
  /** Another name with each call, in all runs. */
  name(): string
}

/** The headers by which a balancer tells whose request it is. */
export type Sender = { 'X-Forwarded-For': string }
export type MakeAction = (scene: Scene, draw: Draw, sender: Sender) => Action

/**
 * Actions of a thousand. 900 views of pages; of the rest the calculator most. Two sign-ins for ten dashboards: a
 * session lasts four hours, so most dashboards are opened in one that is there.
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

/** Another visitor's address with each call: the limits of one sender are not what is measured. */
export function someSender(draw: Draw): Sender {
  const byte = () => 1 + Math.floor(draw.share() * 254)
  return { 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` }
}

/** The next thing that some visitor does. */
export function nextAction(scene: Scene, draw: Draw): Action {
  let left = draw.share() * 1000
  const chosen = mix.find(({ of1000 }) => (left -= of1000) < 0)
  return (chosen?.make ?? pageView)(scene, draw, someSender(draw))
}
