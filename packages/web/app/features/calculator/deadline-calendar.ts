import { compactDay, escapeText, joinLines } from '@retour/domain/calendar/calendar-lines'
import { displayName } from '@retour/domain/places/display-name'
import { formatMoney } from '@retour/domain/money/money'
import { changingPlanesWith } from '@retour/domain/exit/where-to-show-goods'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import { validationSystem } from '@retour/domain/content/rule-text'
import { formatLongDay } from '@retour/domain/content/format-day'
import { m } from '#app/paraglide/messages.js'
import type { Calculation } from './calculation.ts'

/**
 * Returns the two last days for customs as an iCalendar file (RFC 5545): all-day events without a time zone, the safe
 * one with a reminder a week before. Lines end in CR LF and are folded at 75 bytes.
 */
export function writeCalendar(calculation: Calculation): string {
  const { country, city, purchase, madeOn, id } = calculation
  const { safe, legal } = exportDeadlines(madeOn)
  const bought = m.calculator_calendar_bought({
    place: displayName(city),
    day: formatLongDay(madeOn),
    amount: formatMoney(purchase),
  })
  const events = [
    event(`safe-${id}`, madeOn, safe, m.calculator_calendar_validate(), [
      bought,
      m.calculator_calendar_where({ system: validationSystem(country) }),
      changingPlanesWith(country),
      m.calculator_calendar_last_day({ day: formatLongDay(legal) }),
    ]),
  ]
  if (legal !== safe)
    events.push(event(`legal-${id}`, madeOn, legal, m.calculator_calendar_legal(), [bought]))
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retour//Refund dates//EN',
    ...events.flat(),
    'END:VCALENDAR',
  ])
}

function event(id: string, madeOn: string, day: string, title: string, words: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@retour`,
    `DTSTAMP:${compactDay(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(words.join(' '))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ]
}
