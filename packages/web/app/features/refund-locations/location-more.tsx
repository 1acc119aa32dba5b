import { formatLongDay } from '@retour/domain/content/format-day'
import { sourceName } from '@retour/domain/content/standing-text'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import {
  BadgeCheck,
  Globe,
  Info,
  Landmark,
  Map,
  PencilLine,
  Phone,
  ReceiptText,
  Search,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { addToTripPath } from '#app/platform/add-to-trip.ts'
import { Link } from '#app/platform/site-navigation.tsx'
import { readUrl } from '#app/platform/read-url.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { ReportPlace } from '#app/ui/place-report/report-place.tsx'
import { LocationChanges } from './location-changes.tsx'
import { LocationSource } from './location-source.tsx'
import { mapApplicationLink } from './map-application.ts'

const linkClass = 'inline-flex min-h-touch items-center font-strong text-blue-ink underline'

interface LocationMoreProps {
  id: string
  location: RefundLocation
  now: Date
  /** Set if a map is shown beside the list. */
  onShowOnMap?: () => void
}

/** The details of a location: contacts, notes, and links to maps. */
export function LocationMore({ id, location, now, onShowOnMap }: LocationMoreProps) {
  const {
    name,
    type,
    area,
    found,
    found_source: foundSource,
    looked_up_on: lookedUpOn,
    phone,
    website,
    operators,
    validation,
    notes,
  } = location
  return (
    <div id={id} className="grid gap-0.5 border-t border-line pt-1 text-small print:hidden">
      <Fact Icon={ReceiptText}>
        <Link
          to={addToTripPath({
            shop: name,
            location: location.id,
            country: location.country,
            city: location.city,
          })}
          aria-label={m.ui_add_to_trip_of({ name })}
          className={linkClass}
        >
          {m.ui_add_to_trip()}
        </Link>
      </Fact>
      {phone && (
        <Fact Icon={Phone}>
          <a href={phoneLink(phone)} className={linkClass}>
            {phone}
          </a>
        </Fact>
      )}
      {website && (
        <Fact Icon={Globe}>
          <ExternalLink
            href={website}
            label={m.locations_website({ host: hostOf(website), name })}
            className={`${linkClass} wrap-anywhere`}
          >
            {hostOf(website)}
          </ExternalLink>
        </Fact>
      )}
      {operators && operators.length > 0 && (
        <Fact Icon={Landmark}>{m.locations_operators({ names: operators.join(', ') })}</Fact>
      )}
      {validation && <Fact Icon={BadgeCheck}>{m.locations_validation({ system: validation })}</Fact>}
      {area && <Fact Icon={Waypoints}>{m.locations_area_note()}</Fact>}
      {notes && <Fact Icon={Info}>{notes}</Fact>}
      {type !== 'refund-office' && <LocationSource location={location} now={now} />}
      {location.changed && (
        <Fact Icon={PencilLine}>
          <LocationChanges location={location} />
        </Fact>
      )}
      {found && lookedUpOn && (
        <Fact Icon={Search}>
          {m.locations_found_on({ day: formatLongDay(lookedUpOn), found })}
          {foundSource && (
            <>
              {' '}
              <ExternalLink
                href={foundSource}
                label={m.locations_found_source_of({ source: sourceName(foundSource), name })}
                className="py-0.5 text-blue-ink wrap-anywhere"
              >
                {sourceName(foundSource)}
              </ExternalLink>
            </>
          )}
        </Fact>
      )}
      <Fact Icon={Map}>
        <span className="flex flex-wrap gap-x-2">
          {onShowOnMap && (
            <button
              type="button"
              aria-label={m.locations_show_on_map_of({ name })}
              className={`${linkClass} cursor-pointer`}
              onClick={onShowOnMap}
            >
              {m.locations_show_on_map()}
            </button>
          )}
          <ExternalLink
            href={mapApplicationLink(location, navigator.userAgent)}
            label={m.locations_open_in_maps_of({ name })}
            className={linkClass}
          >
            {m.locations_open_in_maps()}
          </ExternalLink>
        </span>
      </Fact>
      <div>
        <ReportPlace id={location.id} name={name} />
      </div>
    </div>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Icon aria-hidden className="size-[18px] flex-none text-ink-2" strokeWidth={1.6} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Returns the `tel:` URL of a phone number. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** Returns the host of a website's URL: "printemps.com". An invalid URL is returned as it is. */
export function hostOf(address: string): string {
  return readUrl(address)?.host.replace(/^www\./, '') ?? address
}
