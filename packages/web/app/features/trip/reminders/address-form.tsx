import { emailShape } from '@retour/domain/accounts/email-shape'
import { type FormEvent, useRef, useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { draftStore } from '#app/features/trip/trip-draft.ts'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Link } from '#app/platform/site-navigation.tsx'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ComingMail } from './mail-reminders.ts'
import { askFor } from './reminder-changes.ts'

interface AddressFormProps {
  tripId: string
  mails: readonly ComingMail[]
  /** There were reminders, and they have ended. */
  hasEnded: boolean
  onRequest: () => void
}

const maxAddressLength = 254

/** The form for the address, with what is sent and that the address must be confirmed. */
export function AddressForm({ tripId, mails, hasEnded, onRequest }: AddressFormProps) {
  const { user } = useSession()
  const { reminderAddress } = useSessionStore(draftStore)
  const address = reminderAddress ?? user?.email ?? ''
  const field = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'open' | 'wrong' | 'sending'>('open')
  const [failure, setFailure] = useState<string | null>(null)

  function refuse() {
    setState('wrong')
    field.current?.querySelector('input')?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending') return
    const typed = address.trim()
    setFailure(null)
    if (typed.length > maxAddressLength || !emailShape.test(typed)) return refuse()
    setState('sending')
    try {
      await askFor(tripId, typed.toLowerCase(), mails)
      draftStore.write({ reminderAddress: null })
      onRequest()
    } catch (error) {
      console.warn('The reminders could not be asked for:', error)
      // The server validates an address more strictly than this page.
      if (toBackendError(error).status === 400) return refuse()
      setState('open')
      setFailure(m.trip_mail_failed({ reason: failureReason(error) }))
    }
  }
  return (
    <form ref={field} noValidate onSubmit={(event) => void submit(event)} className="grid gap-1.25">
      {hasEnded && <Note kind="plain">{m.trip_mail_ended()}</Note>}
      <p className="text-ink-2">{m.trip_mail_lead()}</p>
      <TextField
        label={m.trip_mail_address()}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={address}
        error={state === 'wrong' ? m.trip_mail_address_wrong() : undefined}
        onChange={({ target }) => {
          setState('open')
          draftStore.write({ reminderAddress: target.value })
        }}
      />
      <p className="text-meta text-ink-2">
        {m.trip_mail_consent()}{' '}
        <Link to="/privacy" className="text-blue-ink underline">
          {m.trip_mail_privacy()}
        </Link>
      </p>
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
      <Button type="submit" size="large" isWide isBusy={state === 'sending'}>
        {m.trip_mail_send()}
      </Button>
    </form>
  )
}
