import { countryName } from '@retour/domain/places/countries'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import { placeName } from '@retour/domain/places/place-name'
import { Link } from '#app/platform/site-navigation.tsx'
import type { RefundOffice } from '#app/backend/refund-office-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Badge } from './badge.tsx'

/** A refund location in a list, with a link to the locations of its city. */
export function OfficeRow({ office, className = '' }: { office: RefundOffice; className?: string }) {
  const { name, address, city, country, type } = office
  return (
    <li className={`border-t border-line py-1.5 ${className}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-1.5">
        <h3 className="font-strong wrap-anywhere">{name}</h3>
        <Badge>{locationTypeLabel(type)}</Badge>
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">{address}</p>
      <Link
        to={`/map-locations/${country}/${city}#list-view`}
        className="inline-flex min-h-3 items-center text-small text-blue-ink"
      >
        {m.favorites_all_of({ city: placeName(country, city), country: countryName(country) })}
      </Link>
    </li>
  )
}
