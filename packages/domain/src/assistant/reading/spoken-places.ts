import type { Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import type { ForeignPlace } from './foreign-places.ts'

/** What a place has to do with the question. `papers` = a passport or citizenship, `named` = no word tells. */
export type Role = 'bought' | 'leaving' | 'home' | 'papers' | 'named'
export type SpokenPlace = {
  at: number
  length: number
  role: Role
  place: Place | null
  country: Country
  /** The terminal that is named with it, lower-case: "3", "2e". */
  terminal?: string
  /** Its satellite is meant, a boarding hall behind security. */
  isSatellite?: true
  /** A town without a page of its own, as it is called: `place` is null. */
  town?: string
  /** The airport that is named by its code, where it has no page of its own: "DUS". */
  iata?: string
  /** Said as a nationality, "I am German", and not of a person who travels: it says nothing of a home. */
  isNation?: boolean
  /** Said in another sentence or before: `at` and `length` are of other words than the question's. */
  isFromEarlier?: boolean
}
export type SpokenForeign = {
  at: number
  length: number
  role: Role
  foreign: ForeignPlace
  /** The airport that is named by its code: "ATH". */
  iata?: string
  isFromEarlier?: boolean
}
/** Within a run of letters without blanks the index of a name is that of the run and its place there over this. */
export const maxWordsLength = 4000
export type SpokenPlaces = { ours: SpokenPlace[]; foreign: SpokenForeign[] }
