import type { Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import type { ForeignPlace } from './foreign-places.ts'

/** What a place has to do with the question. `papers`: a passport or citizenship; `named`: no word says it. */
export type Role = 'bought' | 'leaving' | 'home' | 'papers' | 'named'
/**
 * A place in one of the four countries. `at` is the index of its first word, `length` the number of words.
 */
export type SpokenPlace = {
  at: number
  length: number
  role: Role
  place: Place | null
  country: Country
  /** A terminal that is named with it, in lower case: "3", "2e". */
  terminal?: string
  /** The satellite is meant, a boarding hall after security. */
  isSatellite?: true
  /** The name of a town without a page of its own; `place` is null. */
  town?: string
  /** The code of an airport without a page of its own: "DUS". */
  iata?: string
  /** A nationality ("I am German") and not the origin of a traveler. It does not name a home. */
  isNation?: boolean
  /** From another sentence or message: `at` and `length` do not refer to this question's words. */
  isFromEarlier?: boolean
}
/** A place in another country. `at` is the index of its first word, `length` the number of words. */
export type SpokenForeign = {
  at: number
  length: number
  role: Role
  foreign: ForeignPlace
  /** The airport's code: "ATH". */
  iata?: string
  isFromEarlier?: boolean
}
/** A name within a run of letters without blanks has the run's index plus its offset divided by this. */
export const maxWordsLength = 4000
export type SpokenPlaces = { covered: SpokenPlace[]; foreign: SpokenForeign[] }
