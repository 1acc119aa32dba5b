import { askForReminders, changeReminders, endReminders } from '#app/backend/reminder-calls.ts'
import { newUuid } from '#app/platform/new-uuid.ts'
import { changeTrips, readTrip } from '#app/platform/trip-device.ts'
import type { StoredReminders } from '#app/platform/trip-store.ts'
import { type ComingMail, daysOfMails } from './mail-reminders.ts'

const keep = (tripId: string, kept: StoredReminders) =>
  changeTrips([], () => ({ reminders: { tripId, kept } }))

const keptOf = (tripId: string) => readTrip().reminders.get(tripId)

/** They are over. The mark stays, so that asking again, also after an answer that was lost, makes no second ones. */
const ended = ({ subscription }: StoredReminders, told = ''): StoredReminders => ({
  subscription,
  address: '',
  state: 'ended',
  told,
})

/**
 * Asks for the mails of a trip to an address: the first time, once more, or to another one; then those to the one before
 * end. Rejects with BackendError when the server did not answer.
 */
export async function askFor(tripId: string, address: string, mails: readonly ComingMail[]): Promise<void> {
  const known = keptOf(tripId)
  const subscription = known?.subscription ?? newUuid()
  if (!known) await keep(tripId, ended({ subscription, address, state: 'ended', told: '' }))
  const state = await askForReminders(subscription, address, mails)
  const told = daysOfMails(mails)
  const kept = { subscription, address, told }
  await keep(tripId, state === 'none' ? ended({ ...kept, state: 'ended' }) : { ...kept, state })
}

/** Tells the server the days as they are now, and the device how the reminders stand. Rejects with BackendError. */
export async function syncReminders(tripId: string, mails: readonly ComingMail[]): Promise<void> {
  const known = keptOf(tripId)
  if (!known || known.state === 'ended') return
  const state = await changeReminders(known.subscription, mails)
  const now = keptOf(tripId)
  // Asked for again meanwhile.
  if (now?.address !== known.address) return
  const told = daysOfMails(mails)
  await keep(tripId, state === 'none' ? ended(now, told) : { ...now, state, told })
}

/** Rejects with BackendError; the reminders then go on. */
export async function endThem(tripId: string): Promise<void> {
  const known = keptOf(tripId)
  if (!known) return
  await endReminders(known.subscription, known.address)
  await keep(tripId, ended(known))
}
