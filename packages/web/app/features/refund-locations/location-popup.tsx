import { distanceText } from '@retour/domain/places/distance'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { ReportPlace } from '#app/ui/place-report/report-place.tsx'
import { HoursLine } from './hours-line.tsx'
import { LocationWarning } from './location-warning.tsx'
import { bookingPath } from './location-text.ts'
import { useNow } from './use-now.ts'

/** The popup of a location on the map. */
export function LocationPopup({ location }: { location: RefundLocation }) {
  const now = useNow()
  const { id, name, address, type, area, distance_meters: distance } = location
  return (
    <div className="grid gap-0.5 text-small">
      <p className="pe-4 font-strong">{name}</p>
      <p className="text-meta text-ink-2">
        {locationTypeLabel(type, area)}
        {distance != null && `, ${distanceText(distance, area)}`}
      </p>
      <LocationWarning location={location} />
      <p className="text-ink-2">{address}</p>
      <HoursLine location={location} now={now} />
      {location.warning_kind !== 'closed' && (
        <Link
          to={bookingPath(location)}
          className="inline-flex min-h-touch items-center font-strong text-blue-ink underline"
        >
          {m.locations_book()}
        </Link>
      )}
      <ReportPlace id={id} name={name} />
    </div>
  )
}
