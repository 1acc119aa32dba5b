import type { ProfileInput } from '@retour/domain/accounts/profile-form'
import type { PreferencesInput } from '@retour/domain/accounts/shopping-preferences'
import { createSessionStore } from '#app/platform/session-store.ts'

type ProfileDraft = { personal: Partial<ProfileInput>; preferences: Partial<PreferencesInput> }

const initial: ProfileDraft = { personal: {}, preferences: {} }

/** The unsaved changes, for a change of tab or a reload. Never a password. */
export const profileDraft = createSessionStore('retour-profile', initial, (stored) => {
  const { personal, preferences } = (stored ?? {}) as Record<string, unknown>
  return {
    personal: fieldsOf(personal, ['fullName', 'phone', 'country', 'preferredCurrency'], isText),
    preferences: {
      ...fieldsOf(preferences, ['nationality', 'shoppingBudget'], isText),
      ...fieldsOf(preferences, ['hasRefundExperience'], (value) => typeof value === 'boolean'),
      ...fieldsOf(
        preferences,
        ['categories', 'brands', 'destinations'],
        (value) => Array.isArray(value) && value.every(isText),
      ),
    },
  }
})

const isText = (value: unknown) => typeof value === 'string'

function fieldsOf(stored: unknown, names: string[], isValid: (value: unknown) => boolean): object {
  const fields = (stored ?? {}) as Record<string, unknown>
  return Object.fromEntries(names.filter((name) => isValid(fields[name])).map((name) => [name, fields[name]]))
}

/** Returns the fields that differ from the saved values. */
export function changedFields<Values extends object>(saved: Values, typed: Values): Partial<Values> {
  const names = Object.keys(saved) as (keyof Values)[]
  const changed = names.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]))
  return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Values>
}
