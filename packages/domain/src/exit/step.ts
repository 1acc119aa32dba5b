import type { ExitPoint, Goods } from './journey.ts'
import type { Ground } from './law.ts'
import type { Confidence } from './territories.ts'
import type { Method } from './validation-method.ts'

export type When =
  | 'before-bag-drop'
  | 'after-tagging-before-bag-drop'
  | 'before-security'
  | 'after-security'
  | 'before-boarding'
  | 'at-the-border'
  | 'on-arrival'

/** The kind of a place: "Madrid" may be an airport, a station, a port, or the border post before it. */
export type Hub = 'airport' | 'station' | 'port' | 'border'

/**
 * Where and how the form of these goods is validated. `stop` as in `Goods`: 0 is the start of the journey, 1 the end of
 * its first leg. `reason` and `notes` are sentences.
 */
export type PlaceStep = {
  goods: Goods
  stop: number
  place: ExitPoint
  hub: Hub
  when: When
  method: Method
  reason: string
  notes: string[]
  article: string
  source: string
  confidence: Confidence
  isNumberInferred?: boolean
}

/** One of several answers: a sentence, and its place if it names one. */
export type Reading = { place?: ExitPoint; says: string } & Ground

/**
 * A question where sources are missing or disagree: `ask` says why in a sentence, `safeWay` is right whoever is right.
 * `readings` are the answers of the sources; empty if none was found.
 */
export type AskStep = {
  goods: Goods
  stop: number
  ask: string
  readings: Reading[]
  safeWay: string
} & Ground

export type Step = PlaceStep | AskStep
