import { addDays, dayNumber } from '@retour/domain/calendar/calendar-days'
import { formatNearDay } from '@retour/domain/content/format-day'
import { formatAmount } from '@retour/domain/money/money'
import type { FormByRules } from '@retour/domain/trip/proposed-form'
import type { Purchase } from '@retour/domain/trip/trip-records'

interface DayStripProps {
  form: Pick<FormByRules, 'purchaseIds' | 'firstDay' | 'lastDay' | 'state'>
  purchases: ReadonlyMap<string, Purchase>
  today: string
}

/** The maximum number of days side by side. */
const maxDays = 3
const figure = (cents: number) => formatAmount({ currency: 'EUR', cents })

/**
 * The days that are combined, each with its purchases; the last one with the missing amount. Nothing for a single day.
 */
export function DayStrip({
  form: { purchaseIds, firstDay, lastDay, state },
  purchases,
  today,
}: DayStripProps) {
  const end =
    state.kind === 'short' ? state.until : state.kind === 'ready' ? (state.askBy ?? lastDay) : lastDay
  const count = dayNumber(end) - dayNumber(firstDay) + 1
  if (count < 2 || count > maxDays) return null
  const bought = purchaseIds.flatMap((id) => purchases.get(id) ?? [])
  // Days with other currencies have no sum here.
  if (bought.some(({ currency }) => currency !== 'EUR')) return null
  return (
    <ol className="mt-1.5 grid auto-cols-fr grid-flow-col overflow-hidden rounded border border-line-strong">
      {Array.from({ length: count }, (_, index) => addDays(firstDay, index)).map((day) => {
        const cents = bought.reduce((sum, one) => sum + (one.boughtOn === day ? one.cents : 0), 0)
        const isNeeded = state.kind === 'short' && day === end
        const tone = isNeeded
          ? 'bg-amber-wash text-amber'
          : day === today
            ? 'bg-sunken text-ink-2'
            : 'text-ink-2'
        return (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={`px-1.25 py-1.25 text-meta not-first:border-s not-first:border-line-strong ${tone}`}
          >
            {formatNearDay(day).split(' ').slice(0, 2).join(' ')}
            <b className={`block text-[1.0625rem] leading-[1.4] font-strong ${isNeeded ? '' : 'text-ink'}`}>
              {isNeeded ? figure(state.missingCents) : cents > 0 ? figure(cents) : '–'}
            </b>
          </li>
        )
      })}
    </ol>
  )
}
