import { formatLongDay } from '@retour/domain/content/format-day'
import { attributions } from '@retour/domain/places/attributions'
import { placeFieldNames } from '@retour/domain/places/place-field-names'
import type { PlaceChangeNote, RefundLocation } from '@retour/domain/wire/refund-location'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

const openStreetMap = attributions.find(({ name }) => name === 'OpenStreetMap')

/** The values of a location that staff changed, with their sources and credits. */
export function LocationChanges({ location: { name, changed } }: { location: RefundLocation }) {
  const notes = Object.entries(changed ?? {})
  return notes.map(([field, note]) => (
    <p key={field}>
      {describeChange(placeFieldNames[field as keyof typeof placeFieldNames], note)}
      {note.origin === 'openstreetmap' && openStreetMap && (
        <>
          {' '}
          <ExternalLink
            href={openStreetMap.url}
            label={m.locations_credit_of({ credit: openStreetMap.text, name })}
            className="py-0.5 text-blue-ink"
          >
            {openStreetMap.text}
          </ExternalLink>
        </>
      )}
    </p>
  ))
}

const texts: Record<PlaceChangeNote['origin'], (parts: { field: string; day: string }) => string> = {
  visitors: m.locations_changed_visitors,
  desk: m.locations_changed_desk,
  openstreetmap: m.locations_changed_openstreetmap,
  alltheplaces: m.locations_changed_alltheplaces,
}

const describeChange = (field: string, { origin, on }: PlaceChangeNote) =>
  texts[origin]({ field, day: formatLongDay(on) })
