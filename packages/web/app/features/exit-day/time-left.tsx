import { localAt } from '@retour/domain/calendar/zone-clock'
import { timeLeft } from '@retour/domain/exit/day/time-left'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useMinute } from '#app/platform/use-minute.ts'
import type { ExitTrip } from './exit-day-props.ts'
import { dayOf, waysOut } from './exit-plan.ts'
import { timeOf } from './stop-text.ts'
import { rowName } from './row-name.ts'
import { useDesks } from './use-desks.ts'

interface TimeLeftProps {
  view: Omit<ExitTrip, 'forms'> & { forms: readonly WithId<RefundForm>[] }
}

/** On the day itself: how much time is left for customs, and until when; nothing on other days. */
export function TimeLeft({ view }: TimeLeftProps) {
  const { records } = useDesks()
  const now = useMinute()
  const days = useMemo(() => {
    // A form's value decides which is shown first, not how much time is left.
    const forms = view.forms.map((form) => ({ form, sums: { totalCents: 0 }, ways: { range: null } }))
    const trip = { ...view, forms }
    return waysOut(trip).flatMap((way) => dayOf(way, trip, records))
  }, [view, records])
  if (now === null) return null
  const [first] = days
    .flatMap((day) => {
      const left = timeLeft(day, now)
      return left && day.zone ? [{ ...left, zone: day.zone }] : []
    })
    .toSorted((one, other) => one.by - other.by)
  if (!first) return null
  const { minutes, spare, zone } = first
  const words = {
    now: timeOf(localAt(now, zone)),
    by: timeOf(localAt(first.by, zone)),
    next: rowName({ what: first.next }),
  }
  return (
    <div className="border-t-2 border-ink pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className="font-strong">{m.exit_left()}</b>
        <bdi
          className={`font-display text-[1.75rem] leading-[1.15] font-serif ${minutes < 0 ? 'text-red' : ''}`}
        >
          {minutes < 0 ? m.exit_left_none() : formatLength(minutes)}
        </bdi>
      </p>
      <p className="mt-0.5 text-small text-ink-2">
        {minutes < 0
          ? m.exit_left_passed(words)
          : spare > 0
            ? m.exit_left_now({ ...words, spare, next: words.next.toLowerCase() })
            : m.exit_left_now_tight(words)}
      </p>
    </div>
  )
}

/** "1 h 14 min", "14 min". */
const formatLength = (minutes: number): string =>
  minutes < 60
    ? m.exit_minutes({ minutes })
    : m.exit_left_hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
