import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import { lastSessionEnd, subscribeToSession, type AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { RequiredNote } from './required-note.tsx'
import { useSession } from './use-session.ts'

interface RequireAccountProps {
  /** Said while it is not known yet who is signed in. */
  loading?: string
  children: (user: AccountUser) => ReactNode
}

/**
 * Guards a page for who is signed in: everybody else goes to /auth, which leads back here. Nothing of one person's
 * page stays when another one signs in.
 */
export function RequireAccount({ loading = m.accounts_loading_dashboard(), children }: RequireAccountProps) {
  const { status, user } = useSession()
  if (status === 'loading')
    return (
      <div role="status" className="page py-8">
        <h1 className="text-lead text-ink-2">{loading}</h1>
      </div>
    )
  return user ? <Fragment key={user.id}>{children(user)}</Fragment> : <WayOut />
}

const isEndAsked = () => lastSessionEnd() === 'asked'

/** Who logs out on this page wants to leave it, not to be asked to sign in. */
function WayOut() {
  const { pathname, search, hash } = useLocation()
  // Decided once: the next page may be long on its way, and the end of the session is forgotten meanwhile.
  const [way] = useState(() =>
    isEndAsked()
      ? { to: '/', state: null }
      : { to: '/auth', state: { from: pathname + search + hash, isRequired: true } },
  )
  // Home is a page of its own: going there would break off the call that ends the session on the server.
  const isEnding = useSyncExternalStore(subscribeToSession, isEndAsked, isEndAsked)
  if (way.to === '/' && isEnding)
    return (
      <div role="status" className="page py-8">
        <h1 className="text-lead text-ink-2">{m.accounts_logging_out()}</h1>
      </div>
    )
  return (
    <div className="page py-8">
      <RequiredNote />
      <Navigate replace {...way} />
    </div>
  )
}
