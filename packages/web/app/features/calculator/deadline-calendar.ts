import { displayName } from '@retour/domain/places/display-name'
import { formatMoney } from '@retour/domain/money/money'
import { changingPlanesWith } from '@retour/domain/exit/where-to-show-goods'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import { validationWords } from '@retour/domain/content/rule-words'
import { formatLongDay } from '@retour/domain/content/format-day'
import { m } from '#app/paraglide/messages.js'
import type { Calculation } from './calculation.ts'

/**
 * The two last days for customs as an iCalendar file (RFC 5545): whole days, free of any time zone, the
 * safe one with a reminder a week before. Lines end in CR LF and are folded at 75 bytes.
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
      m.calculator_calendar_where({ system: validationWords(country) }),
      changingPlanesWith(country),
      m.calculator_calendar_last_day({ day: formatLongDay(legal) }),
    ]),
  ]
  if (legal !== safe)
    events.push(event(`legal-${id}`, madeOn, legal, m.calculator_calendar_legal(), [bought]))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retour//Refund dates//EN',
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function event(id: string, madeOn: string, day: string, title: string, words: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@retour`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
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

const compact = (day: string) => day.replaceAll('-', '')

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** A line goes on after CR LF and a space; no character is split, so bytes are counted. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
