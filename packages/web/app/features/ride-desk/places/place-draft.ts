import type { Country } from '@retour/domain/places/countries'
import { faultOf, placeValue, type PlaceField, type PlaceValue } from '@retour/domain/places/place-change'
import type { WarningKind } from '@retour/domain/places/warning-kind'
import type { StoredPlaceValue } from '@retour/domain/wire/places'
import { m } from '#app/paraglide/messages.js'
import { faultMessages } from './fault-messages.ts'

/** A value as typed; for a warning its kind ('' for none), text and source. */
export type PlaceDraft = { text: string; kind: WarningKind | ''; source: string }

export function draftOf(value: StoredPlaceValue): PlaceDraft {
  const none: PlaceDraft = { text: '', kind: '', source: '' }
  if (value === null) return none
  if (typeof value === 'string') return { ...none, text: value }
  if ('lat' in value) return { ...none, text: `${value.lat}, ${value.lng}` }
  if ('kind' in value) return { text: value.text, kind: value.kind, source: value.source ?? '' }
  return { ...none, text: value.hours }
}

/** Parses a draft: the value to send, or the error. */
export function readDraft(
  field: PlaceField,
  draft: PlaceDraft,
  place: { country: Country; city: string },
): { change: PlaceValue } | { error: string } {
  const read = placeValue.safeParse({ field, value: typedValue(field, draft) })
  if (!read.success) return { error: shapeErrors[field]?.() ?? m.desk_error_missing() }
  const fault = faultOf(read.data, place)
  if (fault) return { error: faultMessages[fault]() }
  return { change: read.data }
}

const shapeErrors: Partial<Record<PlaceField, () => string>> = {
  position: m.desk_place_point_fault,
  phone: m.desk_place_phone_fault,
  website: m.desk_place_website_fault,
  warning: m.desk_place_warning_fault,
}

function typedValue(field: PlaceField, { text, kind, source }: PlaceDraft): unknown {
  const typed = text.trim()
  if (field === 'name' || field === 'address') return typed
  if (field === 'warning') return kind ? { kind, text: typed, source: source.trim() || null } : null
  if (field !== 'position') return typed || null
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/.exec(typed) ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : typed
}
