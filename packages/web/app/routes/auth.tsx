import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
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
import { preloadPage } from '#app/platform/preload-page.ts'
import { isStorageMissing } from '#app/platform/use-storage-missing.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { AccountReasons } from './account-reasons.tsx'

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

const isForDashboard = (path: string) => /^\/dashboard(?:[?#]|$)/.test(path)

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

  // Loads the dashboard's scripts while the person types, so that after the sign-in only its data must load.
  useEffect(() => {
    if (isForDashboard(origin)) preloadPage('routes/dashboard')
  }, [origin])

  function continueToOrigin() {
    // A person who signs out while the next page is still loading finds the form here again.
    setSent(null)
    // Without storage, loading a document ends the session.
    const isLost = isStorageMissing('localStorage') && !isRouted(origin)
    void navigate(isLost ? '/dashboard' : origin, { replace: true })
  }

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
  if (user && sent?.type !== 'recovery' && !isLinkFragment(hash)) return <Navigate to={origin} replace />
  if (sent)
    return (
      <MailSent
        sent={sent}
        origin={origin}
        onSignedIn={continueToOrigin}
        onNewPassword={chooseNewPassword}
        onBack={() => setSent(null)}
      />
    )
  return (
    <div className="grid gap-6 lg:grid-cols-[28rem_1fr] lg:gap-12">
      <div className="grid content-start gap-3">
        {(state as { isRequired?: boolean } | null)?.isRequired && <RequiredNote />}
        <div>
          <AuthPanel
            headingLevel="h1"
            firstTab="login"
            origin={origin}
            onSignedIn={continueToOrigin}
            onRegistered={setSent}
            onMailSent={setSent}
          />
        </div>
      </div>
      <AccountReasons />
    </div>
  )
}
