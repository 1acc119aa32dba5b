import { recheckAfterDays, type RuleToCheck } from '../vat/rules-to-check.ts'
import type { BookingMailText } from './booking-mail.ts'
import { formatLongDay } from './format-day.ts'

/** Returns the mail to the operator about rules that need a new check. `link` opens them at the desk. */
export function rulesAlarmText(rules: readonly RuleToCheck[], link: string): BookingMailText {
  const count =
    rules.length === 1 ? 'One record of the rules asks' : `${rules.length} records of the rules ask`
  return {
    subject: `Rules: ${count.replace(' of the rules', '')} for a new look`,
    greeting: 'Hello,',
    intro: [
      `${count} for a new look. Until somebody has looked, pages, mails and the assistant keep saying what was read before.`,
    ],
    facts: rules.map(({ name, because, since }) => ({
      label: name,
      value:
        because === 'due'
          ? `its own date came on ${formatLongDay(since)}`
          : `nobody has looked for ${recheckAfterDays} days, since ${formatLongDay(since)}`,
    })),
    action: { label: 'Look at the rules', url: link },
    nextHeading: 'What to do',
    next: [
      'Open the source of a record and compare it with what the record says.',
      'Unchanged: note at the desk that you looked, with the address where you read it.',
      'Changed: the record needs a change; figures of a country can be drafted as a new edition.',
    ],
    closing: ['This mail comes once a week at most, while anything is overdue.'],
  }
}
