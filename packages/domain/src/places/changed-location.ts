import type { RefundLocation } from '../wire/refund-location.ts'
import type { PlaceField } from './place-change.ts'
import type { ChangedLocation } from './refund-locations.ts'

/** The columns of each field that the desk can change. */
const valuesOf: Record<PlaceField, (office: RefundLocation, source: string) => ChangedLocation['values']> = {
  name: ({ name }) => ({ name }),
  address: ({ address }) => ({ address }),
  position: ({ lat, lng }) => ({ lat, lng }),
  hours: ({ hours, opening_hours, hours_checked, hours_stale }, source) => ({
    hours: hours ?? null,
    opening_hours: opening_hours ?? null,
    hours_checked: hours_checked ?? null,
    hours_stale: hours_stale ?? null,
    hours_undated: null,
    hours_source: hours ? source : null,
  }),
  phone: ({ phone }, source) => ({ phone: phone ?? null, phone_source: phone ? source : null }),
  website: ({ website }) => ({ website: website ?? null }),
  warning: ({ warning, warning_kind, warning_source }) => ({
    warning: warning ?? null,
    warning_kind: warning_kind ?? null,
    warning_source: warning_source ?? null,
  }),
}

/** Returns the desk's changes of a location by field, for `applyLocationChanges`. */
export function changedLocation(office: RefundLocation): ChangedLocation {
  const changes = Object.entries(office.changed ?? {}) as [PlaceField, { source: string }][]
  const values = changes.map(([field, { source }]) => valuesOf[field](office, source))
  const sources = [...new Set(changes.map(([, { source }]) => source))]
  return {
    id: office.id,
    values: Object.assign({}, ...values, { changed_sources: sources }) as ChangedLocation['values'],
  }
}
