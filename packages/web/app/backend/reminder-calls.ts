import { readApiAccess } from './api-access.ts'
import { BackendError, toBackendError } from './backend-error.ts'
import { openRest } from './open-rest.ts'

/** One day to be reminded of. `name` stays while the day moves; `sendAt` is an instant (ISO 8601), `dueOn` YYYY-MM-DD. */
export type WantedReminder = { name: string; kind: string; shop: string; dueOn: string; sendAt: string }

/** `none`: there are no such reminders, or none any more. `asked`: the address is still to be confirmed by its mail. */
export type ReminderState = 'none' | 'asked' | 'confirmed'

/**
 * Asks for all these reminders to an address, in place of those before. `subscription` is a random uuid that the device
 * keeps. With or without an account. At most 100; shops are cut at 80 characters. Throws BackendError, as all below.
 */
export const askForReminders = (
  subscription: string,
  address: string,
  reminders: readonly WantedReminder[],
): Promise<ReminderState> => setReminders(subscription, address, reminders)

/** Changes the days of reminders that there are, and tells how they stand; begins none and causes no mail. */
export const changeReminders = (
  subscription: string,
  reminders: readonly WantedReminder[],
): Promise<ReminderState> => setReminders(subscription, '', reminders)

/** Ends them: the address and all that it waited for are removed. */
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
