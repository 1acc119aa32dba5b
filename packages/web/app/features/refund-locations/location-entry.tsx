import { distanceText } from '@retour/domain/places/distance'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { MarkerShape } from '#app/ui/marker-shape.tsx'
import { HoursLine } from './hours-line.tsx'
import { hostOf, LocationMore, phoneLink } from './location-more.tsx'
import { LocationSource } from './location-source.tsx'
import { LocationWarning } from './location-warning.tsx'
import { bookingPath, markerKind } from './location-text.ts'

const footClass =
  'inline-flex min-h-touch cursor-pointer items-center font-strong text-blue-ink hover:underline'

interface LocationEntryProps {
  location: RefundLocation
  now: Date
  Heading?: 'h2' | 'h3'
  isSelected?: boolean
  /** Set if a map is shown beside the list. */
  onShowOnMap?: () => void
}

/** A refund location as a card: its type, address, hours if known, and a link to book a ride. */
export function LocationEntry({
  location,
  now,
  Heading = 'h3',
  isSelected = false,
  onShowOnMap,
}: LocationEntryProps) {
  const { id, name, address, type, area, phone, website } = location
  const { distance_meters: distance } = location
  // Before a visit to a desk, the age of its source and its phone number matter most.
  const isDesk = type === 'refund-office'
  const [isOpen, setIsOpen] = useState(false)
  const moreId = useId()
  return (
    <li
      id={entryId(id)}
      aria-current={isSelected || undefined}
      className={`grid scroll-my-2 content-start gap-0.5 rounded border bg-paper px-2 pt-2 pb-[7px] ${isSelected ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-line'}`}
    >
      <p className="flex items-center justify-between gap-1">
        <Badge>
          <MarkerShape kind={markerKind(type)} size={13} />
          {locationTypeLabel(type, area)}
        </Badge>
        {distance != null && <span className="text-small font-strong">{distanceText(distance, area)}</span>}
      </p>
      <Heading className="heading-3 mt-1">{name}</Heading>
      <LocationWarning location={location} />
      <p className="text-small text-ink-2">{address}</p>
      <HoursLine location={location} now={now} />
      {isDesk && <LocationSource location={location} now={now} />}
      {(phone || website) && (
        <p className="hidden text-small print:block">
          {[phone, website && hostOf(website)].filter(Boolean).join(', ')}
        </p>
      )}
      <div className="-mt-0.5 flex flex-wrap items-center justify-between gap-x-1.5 text-small print:hidden">
        {location.warning_kind !== 'closed' && (
          <Link to={bookingPath(location)} className={`${footClass} underline`}>
            {m.locations_book()}
          </Link>
        )}
        {isDesk && phone && (
          <a
            href={phoneLink(phone)}
            aria-label={m.locations_call_of({ name, phone })}
            className={`${footClass} underline`}
          >
            {m.locations_call()}
          </a>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? moreId : undefined}
          aria-label={m.locations_more_of({ name })}
          className={`${footClass} gap-0.25`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {m.locations_more()}
          <ChevronDown aria-hidden className={`size-2 ${isOpen ? 'rotate-180' : ''}`} strokeWidth={2} />
        </button>
      </div>
      {isOpen && <LocationMore id={moreId} location={location} now={now} onShowOnMap={onShowOnMap} />}
    </li>
  )
}

/** Returns the id of a location's card in the page. */
export const entryId = (locationId: string) => `location-${locationId}`
