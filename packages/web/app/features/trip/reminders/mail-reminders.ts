import { daysToRemindBefore } from '@retour/domain/trip/remind-before'
import type { TripDate } from '@retour/domain/trip/trip-date'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import type { WantedReminder } from '#app/backend/reminder-calls.ts'
import { m } from '#app/paraglide/messages.js'
import type { TripSums } from '#app/features/trip/trip-sums.ts'

/** The server takes no more. */
const most = 100
const hourOfMail = 9
const eveningHour = 19
/** When the usual day has passed, as of a trip that is put in late. */
const laterDays = [3, 1, 0]

/** A mail that is to come: when, and what it is about. */
export interface ComingMail extends WantedReminder {
  title: string
}

type Sums = Pick<TripSums, 'dates' | 'issued' | 'slips'>

/**
 * The mails of a trip's days, the first first: each at nine in the morning on this device's clock, so many days before
 * as the calendar reminds too, and one at seven in the evening before somebody leaves with a form. What has passed has
 * none.
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

/** Which days the server was told, as one text: when a mail leaves may change by itself and is no news. */
export const daysOfMails = (mails: readonly ComingMail[]): string =>
  JSON.stringify(mails.map(({ name, dueOn, shop }) => [name, dueOn, shop]))

/** `legs` are in the order of their departures; who leaves on another day has a mail of their own. */
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

/** An hour on this device's clock, so many days before a day. */
function hourBefore(day: string, days: number, hour: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date - days, hour)
}

function shopOf({ about }: TripDate, { issued, slips }: Sums): string {
  if ('formId' in about) return issued.find(({ form }) => form.id === about.formId)?.form.shop ?? ''
  const forms = slips.flatMap((slip) => [...slip.forms, ...slip.law])
  return forms.find(({ key }) => key === about.proposedKey)?.shop ?? ''
}
