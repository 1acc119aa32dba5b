/**
 * A mail with a link and a code, and what it was asked for: to confirm an account, to choose a new password, or to sign
 * in without one. The page that its link leads to offers the same again when it has expired.
 */
export interface SentMail {
  type: 'signup' | 'recovery' | 'magiclink'
  email: string
  /** The one that the sign-up was made with, while its form stands; never stored. */
  password?: string
}

/** The full address at which a mailed link of ours ends: /auth, which then leads back to `origin`. */
export function landingAddress(purpose: SentMail['type'], origin: string): string {
  const address = new URL('/auth', window.location.origin)
  address.searchParams.set('link', purpose)
  if (origin !== '/') address.searchParams.set('from', origin)
  return address.href
}

export const newPasswordStep = 'new-password'

/** Where a new password is chosen; it then leads on to `origin`. */
export const newPasswordPath = (origin: string) =>
  `/auth?${new URLSearchParams({ step: newPasswordStep, from: origin })}`
