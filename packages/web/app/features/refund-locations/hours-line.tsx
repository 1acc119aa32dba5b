import { openState } from '@retour/domain/places/open-now'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { Clock } from 'lucide-react'
import { dayOf } from '#app/platform/calendar-day.ts'
import { hoursText } from './location-text.ts'
import { openText } from './open-text.ts'

/**
 * A location's opening hours. Current hours start with their state at `now`. Empty if no hours are known or the
 * location has closed for good.
 */
export function HoursLine({ location, now }: { location: RefundLocation; now: Date }) {
  const text = hoursText(location, dayOf(now))
  if (!text || location.warning_kind === 'closed') return null
  const state = openState(location, now)
  return (
    <p className="flex gap-1 text-small">
      <Clock aria-hidden className="mt-[3px] size-[18px] flex-none" strokeWidth={1.6} />
      <span>
        {state && (
          <span className={`block font-strong ${state.kind === 'open' ? 'text-green' : 'text-ink-2'}`}>
            {openText(state)}
          </span>
        )}
        {text}
      </span>
    </p>
  )
}
