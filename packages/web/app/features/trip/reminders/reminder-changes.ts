import { askForReminders, changeReminders, endReminders } from '#app/backend/reminder-calls.ts'
import { newUuid } from '#app/platform/new-uuid.ts'
import { changeTrips, readTrip } from '#app/platform/trip-device.ts'
import type { StoredReminders } from '#app/platform/trip-store.ts'
import { type ComingMail, daysOfMails } from './mail-reminders.ts'

const keep = (tripId: string, stored: StoredReminders) =>
  changeTrips([], () => ({ reminders: { tripId, stored } }))

const remindersOf = (tripId: string) => readTrip().reminders.get(tripId)

/**
 * Marks reminders as ended. The subscription id stays, so a repeated request, also after a lost response, creates no
 * second ones.
 */
const ended = ({ subscription }: StoredReminders, told = ''): StoredReminders => ({
  subscription,
  address: '',
  state: 'ended',
  told,
})

/**
 * Requests the mails of a trip: for the first time, again, or for another address, which ends those to the old one.
 * Rejects with BackendError if the server did not respond.
 */
export async function askFor(tripId: string, address: string, mails: readonly ComingMail[]): Promise<void> {
  const known = remindersOf(tripId)
  const subscription = known?.subscription ?? newUuid()
  if (!known) await keep(tripId, ended({ subscription, address, state: 'ended', told: '' }))
  const state = await askForReminders(subscription, address, mails)
  const told = daysOfMails(mails)
  const stored = { subscription, address, told }
  await keep(tripId, state === 'none' ? ended({ ...stored, state: 'ended' }) : { ...stored, state })
}

/** Sends the current days to the server and stores the state of the reminders. Rejects with BackendError. */
export async function syncReminders(tripId: string, mails: readonly ComingMail[]): Promise<void> {
  const known = remindersOf(tripId)
  if (!known || known.state === 'ended') return
  const state = await changeReminders(known.subscription, mails)
  const now = remindersOf(tripId)
  // Requested again in the meantime.
  if (now?.address !== known.address) return
  const told = daysOfMails(mails)
  await keep(tripId, state === 'none' ? ended(now, told) : { ...now, state, told })
}

/** Ends the reminders. Rejects with BackendError; they then continue. */
export async function endThem(tripId: string): Promise<void> {
  const known = remindersOf(tripId)
  if (!known) return
  await endReminders(known.subscription, known.address)
  await keep(tripId, ended(known))
}
