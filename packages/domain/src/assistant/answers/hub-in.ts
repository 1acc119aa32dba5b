import type { Place } from '../../places/catalogue.ts'
import { airportOf } from '../reading/airport-of.ts'
import type { Question } from '../reading/read-question.ts'

/**
 * Returns the airport or station that a question is about: a named one, else the airport of a city that somebody leaves
 * from.
 */
export function hubIn({ places }: Question): Place | null {
  const named = places.find(({ place }) => place !== null && place.kind !== 'city')?.place
  if (named) return named
  const left = places.find(({ place, role }) => place !== null && role === 'leaving')?.place
  return left ? airportOf(left) : null
}

const isTerminal = /\b(?:t ?\d[a-z]?|terminal|airport)\b/

/** Returns whether an airport or station is named: by name, by a terminal, or as a city that somebody leaves from. */
export const namesHub = (question: Question): boolean =>
  question.places.length > 0 && (hubIn(question) !== null || isTerminal.test(question.line))
