import type { SignUp } from '@retour/domain/accounts/credentials'

export type AuthTab = 'login' | 'signup'
/** `registered`: the account waits for its mail; nobody is signed in yet. */
export type AuthOutcome = 'signed-in' | 'registered'

export type SignUpData = (person: SignUp) => Promise<Record<string, unknown>>

export type AuthDialogOptions = {
  hasCloseButton?: boolean
  /** What a sign-up says beside the name. */
  signUpData?: SignUpData
  /** Called when the account is made, and when somebody is signed in; not when the person closes the dialog. */
  onSuccess?: (outcome: AuthOutcome) => void
}

export type AuthDialogRequest = AuthDialogOptions & { tab: AuthTab; count: number }

let count = 0
let request: AuthDialogRequest | null = null
const listeners = new Set<() => void>()

/** Opens the sign-in dialog over any page. Its script comes with the first call. */
export function openAuthDialog(tab: AuthTab, options: AuthDialogOptions = {}): void {
  count += 1
  setRequest({ ...options, tab, count })
}

export function closeAuthDialog(): void {
  setRequest(null)
}

export const readAuthDialog = () => request

export function subscribeToAuthDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setRequest(next: AuthDialogRequest | null) {
  request = next
  for (const listener of listeners) listener()
}
