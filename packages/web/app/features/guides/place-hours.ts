import { describeHours } from '@retour/domain/places/hours'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { m } from '#app/paraglide/messages.js'

/** Opening hours for a page: the text of the source, and how reliable it is. */
export type PlaceHours = { text: string; age: string; isStale: boolean }

/** Returns the hours of a location as shown on a page; null if there are none. */
export function placeHours(location: RefundLocation): PlaceHours | null {
  const hours = describeHours(location)
  if (!hours) return null
  const { text, checked: month, isStale } = hours
  if (!month) return { text, isStale, age: m.guides_hours_undated() }
  return { text, isStale, age: isStale ? m.guides_hours_old({ month }) : m.guides_hours_as_of({ month }) }
}
