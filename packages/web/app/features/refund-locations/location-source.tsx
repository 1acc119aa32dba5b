import { sourceName, standingText } from '@retour/domain/content/standing-text'
import { sourceAddress, type Standing, standingOf } from '@retour/domain/places/standing'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { BadgeCheck, FileQuestion } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** The age of a location's source on the reader's day, with a link to it. */
export function LocationSource({ location, now }: { location: RefundLocation; now: Date }) {
  const address = sourceAddress(location)
  // A warning is shown above already; here only the date of the source is shown.
  const standing = standingOf({ ...location, warning_kind: null }, dayOf(now))
  const Icon = standing.kind === 'checked' && !location.warning ? BadgeCheck : FileQuestion
  const name = address && sourceName(address)
  return (
    <p className="flex gap-1 text-small text-ink-2">
      <Icon
        aria-hidden
        className={`mt-[3px] size-[18px] flex-none ${Icon === BadgeCheck ? 'text-green' : ''}`}
        strokeWidth={1.6}
      />
      <span className="min-w-0">
        {describeSource(standing, Boolean(location.warning))}
        {address && name && (
          <>
            {': '}
            <ExternalLink
              href={address}
              label={m.locations_source_of({ source: name, name: location.name })}
              className="py-0.5 text-blue-ink wrap-anywhere"
            >
              {name}
            </ExternalLink>
          </>
        )}
      </span>
    </p>
  )
}

/** A record with a warning is never called checked, however recent its source. */
function describeSource(standing: Standing, isWarned: boolean): string {
  if (standing.kind === 'remembered') return m.locations_source_none()
  return standingText(standing.kind === 'checked' && isWarned ? { ...standing, kind: 'aged' } : standing)
}
