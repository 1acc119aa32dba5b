import type { ProfileValues } from '@retour/domain/accounts/profile-form'
import { BackendError } from './backend-error.ts'
import { readRows } from './open-rest.ts'

export const notificationKinds = ['emailNotifications', 'refundUpdates', 'promotionalEmails'] as const
export type NotificationChoices = Record<(typeof notificationKinds)[number], boolean>

/** A stored profile; `country` may be an older text than the four. */
export type Profile = {
  phone: string
  country: string
  preferredCurrency: string
  notifications: NotificationChoices
}

/** The key of the query cache. */
export const profileKey = (userId: string) => ['profile', userId]

/** As stored: a choice that was never made may be missing. */
type StoredChoices = Partial<NotificationChoices>

type Row = {
  phone: string | null
  country: string | null
  preferred_currency: string
  notification_preferences: StoredChoices | null
}

/** Returns the account's profile, an empty one if there is none. Throws BackendError, like all below. */
export async function readProfile(userId: string): Promise<Profile> {
  const row = await readRow(userId)
  return {
    phone: row?.phone ?? '',
    country: row?.country ?? '',
    preferredCurrency: row?.preferred_currency ?? 'EUR',
    notifications: allChoices(row?.notification_preferences),
  }
}

async function readRow(userId: string): Promise<Row | undefined> {
  const [row] = await readRows<Row>((rest) =>
    rest
      .from('profiles')
      .select('phone,country,preferred_currency,notification_preferences')
      .eq('id', userId)
      .limit(1)
      .throwOnError(),
  )
  return row
}

const allChoices = (stored: StoredChoices | null | undefined): NotificationChoices => ({
  emailNotifications: stored?.emailNotifications ?? false,
  refundUpdates: stored?.refundUpdates ?? false,
  promotionalEmails: stored?.promotionalEmails ?? false,
})

export async function saveProfile(userId: string, values: Omit<ProfileValues, 'fullName'>): Promise<void> {
  const { phone, country, preferredCurrency } = values
  const change = { phone, country, preferred_currency: preferredCurrency }
  if (!(await changeProfile({ id: userId }, change))) throw noProfile()
}

const maxAttempts = 5

/**
 * Saves the choices that a person changed, and returns all. The others stay as they are stored now, which may differ
 * from what the page shows: a mail's link or another device may have changed them.
 */
export async function saveNotifications(
  userId: string,
  changed: Partial<NotificationChoices>,
): Promise<NotificationChoices> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const stored = (await readRow(userId))?.notification_preferences
    if (!stored) throw noProfile()
    const choices = { ...allChoices(stored), ...changed }
    // Finds no row if the choices have changed since they were read.
    const found = { id: userId, notification_preferences: JSON.stringify(stored) }
    if (await changeProfile(found, { notification_preferences: choices })) return choices
  }
  throw new BackendError('failed', 'The choices were changed again and again meanwhile.')
}

/** Returns false if no row has these values. */
async function changeProfile(found: Record<string, string>, change: object): Promise<boolean> {
  const changed = await readRows<{ id: string }>((rest) =>
    rest
      .from('profiles')
      .update({ ...change, updated_at: new Date().toISOString() })
      .match(found)
      .select('id')
      .throwOnError(),
  )
  return changed.length > 0
}

const noProfile = () => new BackendError('refused', 'There is no profile for this account.')
