import type { SignUp } from '@retour/domain/accounts/credentials'

export type AuthTab = 'login' | 'signup'
/** `registered`: the account waits for the confirmation by mail; nobody is signed in yet. */
export type AuthOutcome = 'signed-in' | 'registered'

/** Returns the data that a sign-up carries besides the name. */
export type SignUpData = (person: SignUp) => Promise<Record<string, unknown>>

export type AuthDialogOptions = {
  hasCloseButton?: boolean
  /** More data for a sign-up. */
  signUpData?: SignUpData
  /** Called when the account was created, and when the person is signed in; not when the dialog is closed. */
  onSuccess?: (outcome: AuthOutcome) => void
}

/** A request to open the dialog; `count` tells one opening from the next. */
export type AuthDialogRequest = AuthDialogOptions & { tab: AuthTab; count: number }

let count = 0
let request: AuthDialogRequest | null = null
const listeners = new Set<() => void>()

/** Opens the sign-in dialog on any page. Its script loads with the first call. */
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
