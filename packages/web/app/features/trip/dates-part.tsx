import { formatMonth, formatNearDay } from '@retour/domain/content/format-day'
import type { TripDate } from '@retour/domain/trip/trip-date'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

interface DatesPartProps {
  dates: readonly TripDate[]
  today: string
  /** The number of deadlines shown before "all" is pressed. */
  shown: number
}

/** The next deadlines, the nearest first. */
export function DatesPart({ dates, today, shown }: DatesPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const coming = dates.filter(({ day }) => day >= today)
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="dates">
      <h2
        id="dates"
        className="mb-1.5 font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
      >
        {shown === 1 && !isOpen ? m.trip_next_date() : m.trip_dates()}
      </h2>
      <ul
        className={shown > 1 ? 'grid gap-x-2.5 border-b border-line sm:grid-cols-3' : 'border-b border-line'}
      >
        {coming.slice(0, isOpen ? undefined : shown).map((date) => (
          <DateRow key={date.id} date={date} today={today} />
        ))}
      </ul>
      {coming.length > shown && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          className="-ms-1.75 mt-0.5 underline print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? m.trip_fewer_dates() : m.trip_all_dates({ count: coming.length })}
        </Button>
      )}
    </section>
  )
}

function DateRow({ date: { day, text }, today }: { date: TripDate; today: string }) {
  const [weekday, date, month] = formatNearDay(day).split(' ')
  const isNear = day.slice(0, 4) === today.slice(0, 4)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-start gap-x-2 border-t border-line py-2">
      <p>
        <time dateTime={day}>
          <span className="block font-display text-[2.75rem] leading-[0.9] font-serif tracking-display">
            {date}
          </span>
          <span className="mt-0.75 block text-meta font-strong text-ink-2">
            {isNear ? `${weekday}, ${month}` : formatMonth(day.slice(0, 7)).replace(/^(...)\S*/, '$1')}
          </span>
        </time>
      </p>
      <p>{text}</p>
    </li>
  )
}
