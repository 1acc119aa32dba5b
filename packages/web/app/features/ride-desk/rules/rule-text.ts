import { localAt } from '@retour/domain/calendar/zone-clock'
import { formatLongDay } from '@retour/domain/content/format-day'
import type { StandingRule } from '@retour/domain/vat/rules-to-check'
import { m } from '#app/paraglide/messages.js'

const dayMs = 86_400_000

/** Formats the day (UTC) of an instant. */
export const dayOf = (instant: string): string => formatLongDay(instant.slice(0, 10))

/** Formats day and time of an instant, in the time zone of the editions (Europe/Paris). */
export function momentOf(instant: string): string {
  const [day = '', time = ''] = localAt(Date.parse(instant), 'Europe/Paris').split('T')
  return m.desk_pages_moment({ day: formatLongDay(day), time: time.slice(0, 5) })
}

/** Returns how long ago a day or a month is, counted from its first day. */
export function ageOf(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / dayMs)
  if (days <= 0) return m.desk_rules_today()
  return days === 1 ? m.desk_rules_day() : m.desk_rules_days({ count: days })
}

/** Returns when a record was last checked and how long ago that is. */
export const checkedText = ({ checkedOn }: StandingRule, today: string): string =>
  checkedOn === null
    ? m.desk_rules_never()
    : m.desk_rules_checked({ day: formatLongDay(checkedOn), age: ageOf(checkedOn, today) })

/** Returns why a record needs a new check; null if it does not. */
export const overdueText = ({ overdue }: StandingRule): string | null => {
  if (overdue === null) return null
  const day = formatLongDay(overdue.since)
  return overdue.because === 'due' ? m.desk_rules_due({ day }) : m.desk_rules_old({ day })
}
