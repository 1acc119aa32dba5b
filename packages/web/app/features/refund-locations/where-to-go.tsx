import { displayName } from '@retour/domain/places/display-name'
import type { Country } from '@retour/domain/places/countries'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import { m } from '#app/paraglide/messages.js'
import { MarkerShape } from '#app/ui/marker-shape.tsx'
import { ReportPlace } from '#app/ui/place-report/report-place.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { hoursText, markerKind } from './location-text.ts'
import { dayOf } from '#app/platform/calendar-day.ts'
import { LocationWarning } from './location-warning.tsx'
import { LocationsError } from './locations-error.tsx'
import { useNow } from './use-now.ts'
import { useRefundLocations } from './use-refund-locations.ts'

const shownCount = 4

/** The first refund desks of a city, beside a result; the Locations tab has the complete list. */
export function WhereToGo({ country, city }: { country: Country; city: string }) {
  const now = useNow()
  const { data, error, isPending, refetch } = useRefundLocations({ country, city, type: 'refund-office' })
  return (
    <section aria-labelledby="where-to-go">
      <h2 id="where-to-go" className="heading-2 mb-0.5 text-section">
        {m.locations_where_to_go()}
      </h2>
      <p className="mb-1.5 text-meta text-ink-3">{m.locations_desks_around({ place: displayName(city) })}</p>
      {isPending && <Skeleton className="h-[368px] w-full" />}
      {error && !data && (
        <>
          <LocationsError error={error} onRetry={() => void refetch()} />
          {/* The guide of the chosen place is cached for offline use. */}
          <a
            href={`/${country}/${city}`}
            className="inline-flex min-h-touch items-center font-strong text-blue-ink underline"
          >
            {m.locations_guide_instead({ place: displayName(city) })}
          </a>
        </>
      )}
      <ul>
        {data?.slice(0, shownCount).map((location) => {
          const hours = location.warning_kind !== 'closed' && hoursText(location, dayOf(now))
          return (
            <li
              key={location.id}
              className="grid grid-cols-[26px_1fr] gap-x-1 border-t border-line py-1.75 text-small"
            >
              <MarkerShape kind={markerKind(location.type)} size={15} className="mt-[5px]" />
              <div>
                <p className="font-strong">
                  {location.name} <span className="sr-only">({locationTypeLabel(location.type)})</span>
                </p>
                <LocationWarning location={location} />
                <p className="text-ink-2">{location.address}</p>
                {hours && <p className="text-meta text-ink-3">{hours}</p>}
                <ReportPlace id={location.id} name={location.name} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
