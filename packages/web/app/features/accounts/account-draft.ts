import { createSessionStore } from '#app/platform/session-store.ts'

type AccountDraft = { typedEmail: string; typedName: string }

const initial: AccountDraft = { typedEmail: '', typedName: '' }

/** The input of the sign-in forms, for a reload or another opening in this tab. Never a password. */
export const accountDraft = createSessionStore('retour-account', initial, (stored) => {
  const { typedEmail, typedName } = (stored ?? {}) as Record<string, unknown>
  return {
    typedEmail: typeof typedEmail === 'string' ? typedEmail : '',
    typedName: typeof typedName === 'string' ? typedName : '',
  }
})
