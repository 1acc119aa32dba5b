import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import { lastSessionEnd, subscribeToSession, type AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { RequiredNote } from './required-note.tsx'
import { useSession } from './use-session.ts'

interface RequireAccountProps {
  /** The text shown while it is unknown who is signed in. */
  loading?: string
  children: (user: AccountUser) => ReactNode
}

/**
 * Guards a page for signed-in people: others are redirected to /auth, which returns here. The content is remounted for
 * another person.
 */
export function RequireAccount({ loading = m.accounts_loading_dashboard(), children }: RequireAccountProps) {
  const { status, user } = useSession()
  if (status === 'loading')
    return (
      <div role="status" className="page py-8">
        <h1 className="text-lead text-ink-2">{loading}</h1>
      </div>
    )
  return user ? <Fragment key={user.id}>{children(user)}</Fragment> : <RedirectAway />
}

const hasSignedOut = () => lastSessionEnd() === 'asked'

/**
 * The redirect of a page whose person is not signed in. After signing out here it leads to the home page, not to the
 * sign-in.
 */
function RedirectAway() {
  const { pathname, search, hash } = useLocation()
  // Decided once: the next page may load slowly, and the reason for the session's end is reset meanwhile.
  const [target] = useState(() =>
    hasSignedOut()
      ? { to: '/', state: null }
      : { to: '/auth', state: { from: pathname + search + hash, isRequired: true } },
  )
  // The home page is another document; loading it now would abort the call that ends the session on the server.
  const isEnding = useSyncExternalStore(subscribeToSession, hasSignedOut, hasSignedOut)
  if (target.to === '/' && isEnding)
    return (
      <div role="status" className="page py-8">
        <h1 className="text-lead text-ink-2">{m.accounts_logging_out()}</h1>
      </div>
    )
  return (
    <div className="page py-8">
      <RequiredNote />
      <Navigate replace {...target} />
    </div>
  )
}
