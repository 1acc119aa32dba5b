import { useSyncExternalStore } from 'react'
import { readStoredSession, subscribeToSession, type AccountUser } from '#app/backend/stored-session.ts'

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: AccountUser }

const loading: Session = { status: 'loading', user: null }
const signedOut: Session = { status: 'signed-out', user: null }
let shown: Session = signedOut

/** The same object as long as nothing about the person changes; a new token is no change. */
function readSession(): Session {
  const user = readStoredSession()?.user
  if (!user) return signedOut
  const isSame =
    shown.user?.id === user.id && shown.user.email === user.email && shown.user.fullName === user.fullName
  if (!isSame) shown = { status: 'signed-in', user }
  return shown
}

/**
 * Who is signed in on this browser, in whichever tab; known at once, without the accounts client. `loading` is
 * only the finished page before it lives.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => loading)
}
