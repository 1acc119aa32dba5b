import { sourceName, standingText } from '@retour/domain/content/standing-text'
import { sourceAddress, type Standing, standingOf } from '@retour/domain/places/standing'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { BadgeCheck, FileQuestion } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** How old the source of a place is on the reader's day, and the way to it. */
export function LocationSource({ location, now }: { location: RefundLocation; now: Date }) {
  const address = sourceAddress(location)
  // What is wrong with it stands above already; here its source is only dated.
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

/** A record that carries a warning is not called checked, however young its source. */
function describeSource(standing: Standing, isWarned: boolean): string {
  if (standing.kind === 'remembered') return m.locations_source_none()
  return standingText(standing.kind === 'checked' && isWarned ? { ...standing, kind: 'aged' } : standing)
}
