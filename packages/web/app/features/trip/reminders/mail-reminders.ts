import { daysToRemindBefore } from '@retour/domain/trip/remind-before'
import type { TripDate } from '@retour/domain/trip/trip-date'
import type { WantedReminder } from '#app/backend/reminder-calls.ts'
import type { TripSums } from '#app/features/trip/trip-sums.ts'

/** The server takes no more. */
const most = 100
const hourOfMail = 9
/** When the usual day has passed, as of a trip that is put in late. */
const laterDays = [3, 1, 0]

/** A mail that is to come: when, and what it is about. */
export interface ComingMail extends WantedReminder {
  title: string
}

/**
 * The mails of a trip's days, the first first: each at nine in the morning on this device's clock, so many days before
 * as the calendar reminds too. A day whose morning has passed has none.
 */
export function mailsOf(sums: Pick<TripSums, 'dates' | 'issued' | 'slips'>, now: Date): ComingMail[] {
  return sums.dates
    .flatMap((date): ComingMail[] => {
      const { id: name, kind, day: dueOn, short: title } = date
      const sendAt = firstMorning(date, now)
      return sendAt
        ? [{ name, kind, dueOn, title, shop: shopOf(date, sums), sendAt: sendAt.toISOString() }]
        : []
    })
    .toSorted((one, other) => (one.sendAt < other.sendAt ? -1 : 1))
    .slice(0, most)
}

/** Which days the server was told, as one text: when a mail leaves may change by itself and is no news. */
export const toldDays = (mails: readonly ComingMail[]): string =>
  JSON.stringify(mails.map(({ name, dueOn, shop }) => [name, dueOn, shop]))

function firstMorning({ kind, day }: TripDate, now: Date): Date | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const usual = daysToRemindBefore[kind]
  return [usual, ...laterDays.filter((days) => days < usual)]
    .map((days) => new Date(year, month - 1, date - days, hourOfMail))
    .find((morning) => morning > now)
}

function shopOf({ about }: TripDate, { issued, slips }: Pick<TripSums, 'issued' | 'slips'>): string {
  if ('formId' in about) return issued.find(({ form }) => form.id === about.formId)?.form.shop ?? ''
  const forms = slips.flatMap((slip) => [...slip.forms, ...slip.law])
  return forms.find(({ key }) => key === about.proposedKey)?.shop ?? ''
}
