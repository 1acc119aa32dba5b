import { useEffect, useState } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { acceptTokens, findTokenOwner } from '#app/backend/account-calls.ts'
import { toAccountError } from '#app/backend/account-error.ts'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useStorageMissing } from '#app/platform/use-storage-missing.ts'
import { Button } from '#app/ui/button.tsx'
import type { SentMail } from './landing-address.ts'
import { Note } from '#app/ui/note.tsx'
import { LandingScreen } from './landing-screen.tsx'
import type { LinkOutcome } from './link-outcome.ts'
import { LinkFailed } from './link-failed.tsx'
import { useSession } from './use-session.ts'

interface LinkLandingProps {
  outcome: LinkOutcome
  /** The path to which links in mails return. */
  origin: string
  /** The purpose of the link, if its URL says it. */
  linkPurpose: string | null
  onContinue: () => void
  onNewPassword: () => void
  onSignIn: () => void
  onMailSent: (sent: SentMail) => void
}

type State =
  | { name: 'checking' | 'unusable' | 'unreachable' | 'done' }
  | { name: 'other-account'; linked: string; current: string }

/** Shows the result of a link from a mail, and continues from there. */
export function LinkLanding({
  outcome,
  origin,
  linkPurpose,
  onContinue,
  onNewPassword,
  onSignIn,
  onMailSent,
}: LinkLandingProps) {
  const [state, setState] = useState<State>({ name: 'checking' })

  async function use(mayReplace: boolean) {
    if (outcome.kind !== 'tokens') return
    setState({ name: 'checking' })
    try {
      // Anybody can create a link with their own tokens, so a link never silently replaces a signed-in person.
      const owner = await findTokenOwner(outcome.accessToken)
      if (!owner) return setState({ name: 'unusable' })
      const current = readStoredSession()?.user
      if (current && current.id !== owner.id && !mayReplace)
        return setState({ name: 'other-account', linked: owner.email, current: current.email })
      await acceptTokens(outcome.accessToken, outcome.refreshToken)
      if (outcome.purpose === 'recovery' && !outcome.booking) onNewPassword()
      else setState({ name: 'done' })
    } catch (error) {
      setState({ name: toAccountError(error).kind === 'answered' ? 'unusable' : 'unreachable' })
    }
  }

  useEffect(() => {
    void use(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a link is used once
  }, [outcome])

  if (outcome.kind === 'half')
    return (
      <LandingScreen heading={m.accounts_link_half()} text={m.accounts_link_half_text()}>
        <Button onClick={onContinue}>{m.accounts_link_continue()}</Button>
      </LandingScreen>
    )
  if (outcome.kind === 'failed' || state.name === 'unusable')
    return (
      <LinkFailed
        isExpired={outcome.kind === 'failed' && outcome.isExpired}
        linkPurpose={linkPurpose}
        origin={origin}
        onSignIn={onSignIn}
        onMailSent={onMailSent}
      />
    )
  if (state.name === 'checking')
    return (
      <p role="status" className="text-lead text-ink-2">
        {m.accounts_link_checking()}
      </p>
    )
  if (state.name === 'unreachable')
    return (
      <LandingScreen heading={m.accounts_link_unreachable()} text={m.accounts_link_unreachable_text()}>
        {/* Never with the consent of an earlier press: somebody else may have signed in since. */}
        <Button onClick={() => void use(false)}>{m.accounts_link_try_again()}</Button>
      </LandingScreen>
    )
  if (state.name === 'other-account') {
    const { linked, current } = state
    return (
      <LandingScreen heading={m.accounts_link_other()} text={m.accounts_link_other_text({ linked, current })}>
        <Button onClick={() => void use(true)}>{m.accounts_link_switch({ email: linked })}</Button>
        <Button variant="outlined" onClick={onContinue}>
          {m.accounts_link_stay({ email: current })}
        </Button>
      </LandingScreen>
    )
  }
  return <LinkDone outcome={outcome} onContinue={onContinue} onNewPassword={onNewPassword} />
}

interface LinkDoneProps {
  outcome: Extract<LinkOutcome, { kind: 'tokens' }>
  onContinue: () => void
  onNewPassword: () => void
}

const bookingText = {
  sent: m.accounts_link_booking_sent,
  'sent-before': m.accounts_link_booking_before,
  expired: m.accounts_link_booking_expired,
  gone: m.accounts_link_booking_gone,
}

function LinkDone({ outcome: { purpose, booking }, onContinue, onNewPassword }: LinkDoneProps) {
  const { user } = useSession()
  const isStorageMissing = useStorageMissing('localStorage')
  const heading =
    purpose === 'signup' || purpose === 'invite'
      ? m.accounts_link_confirmed()
      : purpose === 'email_change'
        ? m.accounts_link_email_changed()
        : m.accounts_link_signed_in()
  return (
    <LandingScreen
      heading={heading}
      text={user ? m.accounts_link_signed_in_as({ email: user.email }) : m.accounts_logged_out()}
    >
      {booking && (
        <div className="w-full">
          <Note kind={booking === 'sent' ? 'good' : 'warning'}>
            <p>{bookingText[booking]()}</p>
            {booking === 'sent' && (
              <Link to="/dashboard?tab=bookings" className="text-blue-ink underline">
                {m.accounts_link_bookings()}
              </Link>
            )}
          </Note>
        </div>
      )}
      {user && isStorageMissing && (
        <div className="w-full">
          <Note kind="warning">{m.accounts_not_kept()}</Note>
        </div>
      )}
      {purpose === 'recovery' ? (
        <Button onClick={onNewPassword}>{m.accounts_link_choose_password()}</Button>
      ) : (
        <Button onClick={onContinue}>{m.accounts_link_continue()}</Button>
      )}
    </LandingScreen>
  )
}
