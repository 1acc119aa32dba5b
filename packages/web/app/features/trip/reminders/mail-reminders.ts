import { daysToRemindBefore } from '@retour/domain/trip/remind-before'
import type { TripDate } from '@retour/domain/trip/trip-date'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import type { WantedReminder } from '#app/backend/reminder-calls.ts'
import { m } from '#app/paraglide/messages.js'
import type { TripSums } from '#app/features/trip/trip-sums.ts'

/** The server's limit. */
const most = 100
const hourOfMail = 9
const eveningHour = 19
/** Used if the usual day has passed, as for a trip that is entered late. */
const laterDays = [3, 1, 0]

/** A mail to come: its time and subject. */
export interface ComingMail extends WantedReminder {
  title: string
}

type Sums = Pick<TripSums, 'dates' | 'issued' | 'slips'>

/**
 * Returns the mails of a trip's deadlines in order: each at nine in the morning of this device's clock, as many days
 * before as the calendar reminds, and one at seven in the evening before somebody departs with a form. Past times have
 * no mail.
 */
export function mailsOf(sums: Sums, legs: readonly TripLeg[], now: Date): ComingMail[] {
  const ofDates = sums.dates.flatMap((date): ComingMail[] => {
    const { id: name, kind, day: dueOn, short: title } = date
    const sendAt = firstMorning(date, now)
    return sendAt
      ? [{ name, kind, dueOn, title, shop: shopOf(date, sums), sendAt: sendAt.toISOString() }]
      : []
  })
  return [...ofDates, ...eveningsBefore(sums, legs, now)]
    .toSorted((one, other) => (one.sendAt < other.sendAt ? -1 : 1))
    .slice(0, most)
}

/** Returns the days known to the server as one text. The time of a mail may change by itself and is not a change. */
export const daysOfMails = (mails: readonly ComingMail[]): string =>
  JSON.stringify(mails.map(({ name, dueOn, shop }) => [name, dueOn, shop]))

/** `legs` are sorted by departure; travelers who depart on another day get their own mail. */
function eveningsBefore({ issued, slips }: Sums, legs: readonly TripLeg[], now: Date): ComingMail[] {
  if (issued.length + slips.length === 0) return []
  const title = m.trip_mail_last_day()
  const first = legs.filter(
    ({ travelerId }, at) => legs.findIndex((leg) => leg.travelerId === travelerId) === at,
  )
  return first.flatMap(({ travelerId, departsAt }) => {
    const dueOn = departsAt?.slice(0, 10)
    const sendAt = dueOn && hourBefore(dueOn, 1, eveningHour)
    if (!sendAt || sendAt <= now) return []
    const name = `last-day ${travelerId ?? ''}`
    return [{ name, kind: 'last-day', dueOn, title, shop: '', sendAt: sendAt.toISOString() }]
  })
}

function firstMorning({ kind, day }: TripDate, now: Date): Date | undefined {
  const usual = daysToRemindBefore[kind]
  return [usual, ...laterDays.filter((days) => days < usual)]
    .map((days) => hourBefore(day, days, hourOfMail))
    .find((morning) => morning > now)
}

/** Returns an hour of this device's clock, a number of days before a day. */
function hourBefore(day: string, days: number, hour: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date - days, hour)
}

function shopOf({ about }: TripDate, { issued, slips }: Sums): string {
  if ('formId' in about) return issued.find(({ form }) => form.id === about.formId)?.form.shop ?? ''
  const forms = slips.flatMap((slip) => [...slip.forms, ...slip.law])
  return forms.find(({ key }) => key === about.proposedKey)?.shop ?? ''
}
