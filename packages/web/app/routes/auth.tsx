import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { AuthPanel } from '#app/features/accounts/auth-panel.tsx'
import { isLinkFragment } from '#app/features/accounts/link-outcome.ts'
import { newPasswordPath, newPasswordStep, type SentMail } from '#app/features/accounts/landing-address.ts'
import { LinkLanding } from '#app/features/accounts/link-landing.tsx'
import { MailSent } from '#app/features/accounts/mail-sent.tsx'
import { NewPasswordForm } from '#app/features/accounts/new-password-form.tsx'
import { readOrigin } from '#app/features/accounts/read-origin.ts'
import { RequireAccount } from '#app/features/accounts/require-account.tsx'
import { RequiredNote } from '#app/features/accounts/required-note.tsx'
import { useLinkOutcome } from '#app/features/accounts/use-link-outcome.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { isRouted } from '#app/platform/fetch-page.ts'
import { isStorageMissing } from '#app/platform/use-storage-missing.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { AccountReasons } from './account-reasons.tsx'
import { isForDashboard, loadDashboardAhead, readDashboardAhead } from './dashboard-ahead.ts'

export const meta = () =>
  describePage({
    title: m.accounts_page_title(),
    description: m.accounts_page_description(),
    path: '/auth',
    isHidden: true,
  })

/**
 * The page to sign in or sign up, at which links of mails end, and on which a new password is chosen
 * (`?step=new-password`).
 */
export default function Auth() {
  return (
    <div className="page pt-4 pb-8 md:pt-8 md:pb-12">
      <AuthScreen />
    </div>
  )
}

function AuthScreen() {
  const isHydrated = useHydrated()
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const { outcome, forget } = useLinkOutcome()
  const [sent, setSent] = useState<SentMail | null>(null)
  // The static page has no query; what depends on it appears after hydration.
  const query = new URLSearchParams(isHydrated ? search : '')
  const origin = readOrigin({ state, search: isHydrated ? search : '' })

  // So that after the sign-in only its data must load.
  useEffect(() => (isForDashboard(origin) ? loadDashboardAhead(origin) : undefined), [origin])

  const continueToOrigin = () => void navigate(pageAfter(origin), { replace: true })
  const chooseNewPassword = () => void navigate(newPasswordPath(origin), { replace: true })

  function waitForMail(mail: SentMail) {
    forget()
    setSent(mail)
  }

  if (query.get('step') === newPasswordStep)
    return (
      <RequireAccount loading={m.accounts_loading_step()}>
        {({ email }) => <NewPasswordForm email={email} onSaved={continueToOrigin} />}
      </RequireAccount>
    )
  if (outcome)
    return (
      <LinkLanding
        outcome={outcome}
        origin={origin}
        linkPurpose={query.get('link')}
        onContinue={continueToOrigin}
        onNewPassword={chooseNewPassword}
        onSignIn={forget}
        onMailSent={waitForMail}
      />
    )
  // A typed code signs in; after a recovery mail a new password must still be chosen.
  const isLeaving = user !== null && sent?.type !== 'recovery' && !isLinkFragment(hash)
  return (
    <>
      {/* The form stays until the next page is there, so nothing moves in between. */}
      {isLeaving && <Leave user={user} origin={origin} setSent={setSent} />}
      {sent ? (
        <MailSent
          sent={sent}
          origin={origin}
          onNewPassword={chooseNewPassword}
          onBack={() => setSent(null)}
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[28rem_1fr] lg:gap-12">
          <div className="grid content-start gap-3">
            {(state as { isRequired?: boolean } | null)?.isRequired && <RequiredNote />}
            <div>
              <AuthPanel
                headingLevel="h1"
                firstTab="login"
                origin={origin}
                isLeaving={isLeaving}
                onRegistered={setSent}
                onMailSent={setSent}
              />
            </div>
          </div>
          <AccountReasons />
        </div>
      )}
    </>
  )
}

/** Without storage, loading a document ends the session, so the dashboard is opened instead. */
const pageAfter = (origin: string) =>
  isStorageMissing('localStorage') && !isRouted(origin) ? '/dashboard' : origin

interface LeaveProps {
  user: AccountUser
  origin: string
  setSent: (sent: null) => void
}

/**
 * Leads a person who is signed in now to the page that they came for. Who signs out while that page is still loading
 * finds the form again.
 */
function Leave({ user, origin, setSent }: LeaveProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const target = pageAfter(origin)
    if (isForDashboard(target)) readDashboardAhead(user, target)
    // Rendered in one go: in slices, what else loads after a sign-in would make React begin anew. An effect may not
    // flush, so it happens after it.
    queueMicrotask(() => void navigate(target, { replace: true, flushSync: true }))
    return () => setSent(null)
  }, [user, origin, navigate, setSent])
  return null
}
