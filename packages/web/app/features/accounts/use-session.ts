import { useSyncExternalStore } from 'react'
import { readStoredSession, subscribeToSession, type AccountUser } from '#app/backend/stored-session.ts'

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: AccountUser }

const loading: Session = { status: 'loading', user: null }
const signedOut: Session = { status: 'signed-out', user: null }
let shown: Session = signedOut

/** Returns the same object as long as the person's data are unchanged; a new token does not count. */
function readSession(): Session {
  const user = readStoredSession()?.user
  if (!user) return signedOut
  const isSame =
    shown.user?.id === user.id && shown.user.email === user.email && shown.user.fullName === user.fullName
  if (!isSame) shown = { status: 'signed-in', user }
  return shown
}

/**
 * Returns who is signed in on this browser, in any tab; known at once, without the accounts client. The status is
 * `loading` only in the static page before hydration.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => loading)
}
