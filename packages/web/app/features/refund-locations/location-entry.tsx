import { formatDistance } from '@retour/domain/places/distance'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { BadgeCheck, Globe, Landmark, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { MarkerShape } from '#app/ui/marker-shape.tsx'
import { HoursLine } from './hours-line.tsx'
import { bookingPath, markerKind, planPath } from './location-words.ts'
import { mapApplicationLink } from './map-application.ts'

const linkLook = 'font-strong text-blue-ink underline'
const touchLook = 'inline-flex min-h-touch items-center'

interface LocationEntryProps {
  location: RefundLocation
  now: Date
  Heading?: 'h2' | 'h3'
  isSelected?: boolean
  /** Where a map stands beside the list. */
  onShowOnMap?: () => void
}

/** One refund location as a card: what it is, where, when it is open as far as known, and how to get there. */
export function LocationEntry({
  location,
  now,
  Heading = 'h3',
  isSelected = false,
  onShowOnMap,
}: LocationEntryProps) {
  const { id, name, address, type, phone, website, operators, validation } = location
  const { distance_meters: distance } = location
  return (
    <li
      id={entryId(id)}
      aria-current={isSelected || undefined}
      className={`grid scroll-my-2 content-start gap-0.5 rounded border bg-paper p-2 ${isSelected ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-line'}`}
    >
      <p className="flex items-center justify-between gap-1">
        <Badge>
          <MarkerShape kind={markerKind(type)} size={13} />
          {locationTypeLabel(type)}
        </Badge>
        {distance != null && <span className="text-small font-strong">{formatDistance(distance)}</span>}
      </p>
      <Heading className="heading-3 mt-1">{name}</Heading>
      <p className="text-small">
        <ExternalLink
          href={mapApplicationLink(location, navigator.userAgent)}
          label={m.locations_open_in_maps({ address })}
          className="inline-block py-0.5 text-ink-2 hover:text-ink"
        >
          {address}
        </ExternalLink>
      </p>
      <HoursLine location={location} now={now} />
      {phone && (
        <Fact Icon={Phone}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${touchLook} ${linkLook}`}>
            {phone}
          </a>
        </Fact>
      )}
      {website && (
        <Fact Icon={Globe}>
          <ExternalLink
            href={website}
            label={m.locations_website({ host: hostOf(website), name })}
            className={`${touchLook} ${linkLook} wrap-anywhere`}
          >
            {hostOf(website)}
          </ExternalLink>
        </Fact>
      )}
      {operators && operators.length > 0 && (
        <Fact Icon={Landmark}>{m.locations_operators({ names: operators.join(', ') })}</Fact>
      )}
      {validation && <Fact Icon={BadgeCheck}>{m.locations_validation({ system: validation })}</Fact>}
      <div className="flex flex-wrap gap-x-2 text-small print:hidden">
        <Link to={bookingPath(location)} className={`${touchLook} ${linkLook}`}>
          {m.locations_book()}
        </Link>
        <Link to={planPath(location)} className={`${touchLook} ${linkLook}`}>
          {m.booking_add_to_plan()}
        </Link>
        {onShowOnMap && (
          <button
            type="button"
            aria-label={m.locations_show_on_map_of({ name })}
            className={`${touchLook} ${linkLook}`}
            onClick={onShowOnMap}
          >
            {m.locations_show_on_map()}
          </button>
        )}
      </div>
    </li>
  )
}

/** The card of a location in the document. */
export const entryId = (locationId: string) => `location-${locationId}`

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-1 text-small">
      <Icon aria-hidden className="size-[18px] flex-none" strokeWidth={1.6} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
