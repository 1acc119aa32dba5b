import { readApiAccess } from './api-access.ts'
import { BackendError, toBackendError } from './backend-error.ts'
import { openRest } from './open-rest.ts'

/** One day to be reminded of. `name` stays while the day moves; `sendAt` is an instant (ISO 8601), `dueOn` YYYY-MM-DD. */
export type WantedReminder = { name: string; kind: string; shop: string; dueOn: string; sendAt: string }

/**
 * Sets all reminders that this device wants by mail, in place of those before; none ends them. `subscription` is a random
 * uuid that the device keeps. `asked`: the address has to be confirmed by the link in its mail first. With or without an
 * account. At most 100; shops are cut at 80 characters. Throws BackendError.
 */
export async function setTripReminders(
  subscription: string,
  address: string,
  reminders: readonly WantedReminder[],
): Promise<'none' | 'asked' | 'confirmed'> {
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
