import { describeHours } from '@retour/domain/places/hours'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { m } from '#app/paraglide/messages.js'

/** Opening hours for a page: the words of the source, and in brackets how far they can be trusted. */
export type PlaceHours = { text: string; age: string; isStale: boolean }

/** The hours of a location as a page prints them; null when the data has none. */
export function placeHours(location: RefundLocation): PlaceHours | null {
  const hours = describeHours(location)
  if (!hours) return null
  const { text, checked: month, isStale } = hours
  if (!month) return { text, isStale, age: m.guides_hours_undated() }
  return { text, isStale, age: isStale ? m.guides_hours_old({ month }) : m.guides_hours_as_of({ month }) }
}
