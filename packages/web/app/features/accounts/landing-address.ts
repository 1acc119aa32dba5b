/**
 * A mail with a link and a code, and its purpose: to confirm an account, to choose a new password, or to sign in
 * without one. The page at its link offers to send the same mail again if the link has expired.
 */
export interface SentMail {
  type: 'signup' | 'recovery' | 'magiclink'
  email: string
  /** The password of the sign-up, while its form is mounted. Never stored. */
  password?: string
}

/** Returns the absolute URL at which a link of our mails ends: /auth, which then returns to the path `origin`. */
export function landingAddress(purpose: SentMail['type'], origin: string): string {
  const address = new URL('/auth', window.location.origin)
  address.searchParams.set('link', purpose)
  if (origin !== '/') address.searchParams.set('from', origin)
  return address.href
}

/** The value of /auth's `step` for choosing a new password. */
export const newPasswordStep = 'new-password'

/** Returns the path for choosing a new password, which then continues at `origin`. */
export const newPasswordPath = (origin: string) =>
  `/auth?${new URLSearchParams({ step: newPasswordStep, from: origin })}`
