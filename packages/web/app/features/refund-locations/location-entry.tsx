import { formatDistance } from '@retour/domain/places/distance'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { Clock, Globe, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { MarkerShape } from '#app/ui/marker-shape.tsx'
import { bookingPath, hoursWords, markerKind } from './location-words.ts'

const iconLook = {
  'aria-hidden': true,
  className: 'mt-[3px] size-[18px] flex-none',
  strokeWidth: 1.6,
} as const
const linkLook = 'font-strong text-blue-ink underline'
const touchLook = 'inline-flex min-h-touch items-center'

interface LocationEntryProps {
  location: RefundLocation
  Heading?: 'h2' | 'h3'
}

/** One refund location as a card: what it is, where, when it is open as far as known, and how to get there. */
export function LocationEntry({ location, Heading = 'h3' }: LocationEntryProps) {
  const { name, address, type, phone, website, distance_meters: distance } = location
  return (
    <li className="grid content-start gap-0.5 rounded border border-line bg-paper p-2">
      <p className="flex items-center justify-between gap-1">
        <Badge>
          <MarkerShape kind={markerKind(type)} size={13} />
          {locationTypeLabel(type)}
        </Badge>
        {distance != null && <span className="text-small font-strong">{formatDistance(distance)}</span>}
      </p>
      <Heading className="heading-3 mt-1">{name}</Heading>
      <p className="text-small text-ink-2">{address}</p>
      <p className={`flex gap-1 text-small ${location.opening_hours ? '' : 'text-ink-3'}`}>
        <Clock {...iconLook} />
        <span>{hoursWords(location)}</span>
      </p>
      {phone && (
        <p className="flex items-center gap-1 text-small">
          <Phone {...iconLook} />
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${touchLook} ${linkLook}`}>
            {phone}
          </a>
        </p>
      )}
      {website && (
        <p className="flex min-w-0 items-center gap-1 text-small">
          <Globe {...iconLook} />
          <ExternalLink
            href={website}
            label={m.locations_website({ host: hostOf(website), name })}
            className={`${touchLook} ${linkLook} wrap-anywhere`}
          >
            {hostOf(website)}
          </ExternalLink>
        </p>
      )}
      <Link
        to={bookingPath(location)}
        className={`justify-self-start text-small print:hidden ${touchLook} ${linkLook}`}
      >
        {m.locations_book()}
      </Link>
    </li>
  )
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
