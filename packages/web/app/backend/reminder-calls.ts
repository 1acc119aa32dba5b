import { readApiAccess } from './api-access.ts'
import { BackendError, toBackendError } from './backend-error.ts'
import { openRest } from './open-rest.ts'

/**
 * A day to be reminded of. `name` stays the same if the day moves; `sendAt` is an instant (ISO 8601), `dueOn` is
 * YYYY-MM-DD.
 */
export type WantedReminder = { name: string; kind: string; shop: string; dueOn: string; sendAt: string }

/** `none`: no such reminders (any more). `asked`: the address is not confirmed yet. */
export type ReminderState = 'none' | 'asked' | 'confirmed'

/**
 * Requests these reminders for an address; replaces earlier ones. `subscription` is a random UUID that the device
 * stores. Works with and without an account. At most 100; shop names are truncated to 80 characters. Throws
 * BackendError, like all below.
 */
export const askForReminders = (
  subscription: string,
  address: string,
  reminders: readonly WantedReminder[],
): Promise<ReminderState> => setReminders(subscription, address, reminders)

/** Updates the days of existing reminders and returns their state; creates none and sends no mail. */
export const changeReminders = (
  subscription: string,
  reminders: readonly WantedReminder[],
): Promise<ReminderState> => setReminders(subscription, '', reminders)

/** Ends the reminders: removes the address and all unsent mails. */
export const endReminders = (subscription: string, address: string): Promise<ReminderState> =>
  setReminders(subscription, address, [])

async function setReminders(
  subscription: string,
  address: string,
  reminders: readonly WantedReminder[],
): Promise<ReminderState> {
  try {
    const rest = await openRest(readApiAccess())
    const { data } = await rest
      .rpc('set_trip_reminders', {
        subscription,
        address,
        reminders: reminders.map(({ name, kind, shop, dueOn, sendAt }) => ({
          name,
          kind,
          shop: Array.from(shop).slice(0, 80).join(''),
          due_on: dueOn,
          send_at: sendAt,
        })),
      })
      .throwOnError()
    if (data === 'none' || data === 'asked' || data === 'confirmed') return data
    throw new BackendError('failed', 'The answer could not be read.')
  } catch (error) {
    throw toBackendError(error)
  }
}
