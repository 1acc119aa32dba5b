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

type Row = {
  phone: string | null
  country: string | null
  preferred_currency: string
  notification_preferences: Partial<NotificationChoices> | null
}

/** Returns the account's profile, an empty one if there is none. Throws BackendError, like all below. */
export async function readProfile(userId: string): Promise<Profile> {
  const [row] = await readRows<Row>((rest) =>
    rest
      .from('profiles')
      .select('phone,country,preferred_currency,notification_preferences')
      .eq('id', userId)
      .limit(1)
      .throwOnError(),
  )
  const chosen = row?.notification_preferences ?? {}
  return {
    phone: row?.phone ?? '',
    country: row?.country ?? '',
    preferredCurrency: row?.preferred_currency ?? 'EUR',
    notifications: {
      emailNotifications: chosen.emailNotifications ?? false,
      refundUpdates: chosen.refundUpdates ?? false,
      promotionalEmails: chosen.promotionalEmails ?? false,
    },
  }
}

export function saveProfile(userId: string, values: Omit<ProfileValues, 'fullName'>): Promise<void> {
  const { phone, country, preferredCurrency } = values
  return changeProfile(userId, { phone, country, preferred_currency: preferredCurrency })
}

export function saveNotifications(userId: string, choices: NotificationChoices): Promise<void> {
  return changeProfile(userId, { notification_preferences: choices })
}

async function changeProfile(userId: string, change: object): Promise<void> {
  const changed = await readRows<{ id: string }>((rest) =>
    rest
      .from('profiles')
      .update({ ...change, updated_at: new Date().toISOString() })
      .eq('id', userId)
      .select('id')
      .throwOnError(),
  )
  if (changed.length === 0) throw new BackendError('refused', 'There is no profile for this account.')
}
