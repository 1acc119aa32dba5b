import { leadMessages } from '@retour/domain/leads/lead'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { contactStore } from './contact-store.ts'
import { leadStore } from './lead-store.ts'
import { sendWaitingLeads } from './send-waiting-leads.ts'
import { leadName, showLead } from './shown-leads.ts'
import { contactOf } from './use-account-lead.ts'
import { dropWaitingLeads, leadStage, subscribeToWaitingLeads } from './waiting-leads.ts'

/** Above a result: whose it is, and what became of saving it. Says nothing where nothing is saved. */
export function LeadStatus({ calculationId }: { calculationId: string }) {
  const { user } = useSession()
  const { contact: given } = useSessionStore(contactStore)
  const { refused, capturedFor } = useSessionStore(leadStore)
  const contact = user ? contactOf(user) : given
  const email = contact?.email ?? ''
  const stage = useSyncExternalStore(
    subscribeToWaitingLeads,
    () => leadStage(calculationId, email),
    () => 'gone' as const,
  )
  useEffect(() => showLead(calculationId), [calculationId])
  if (!contact) return null
  const isRefused = refused === leadName(email, calculationId)
  return (
    <div className="mb-2 grid gap-1 print:hidden">
      {isRefused && (
        <RefusedNote calculationId={calculationId} canCorrect={!user || capturedFor !== user.email} />
      )}
      {stage === 'waiting' && (
        <WaitingNote text={user ? m.lead_waiting_text_account() : m.lead_waiting_text()} />
      )}
      {!user && (
        <p className="flex flex-wrap items-center gap-x-1 text-meta text-ink-2">
          <span role="status" className="wrap-anywhere">
            {(isRefused || stage === 'waiting'
              ? m.lead_for
              : stage === 'saving'
                ? m.lead_saving_for
                : m.lead_saved_for)({ name: contact.fullName, email })}
          </span>
          <Button variant="quiet" size="small" className="-ms-1.75" onClick={forgetContact}>
            {m.lead_not_you()}
          </Button>
        </p>
      )}
    </div>
  )
}

function WaitingNote({ text }: { text: string }) {
  const [isTrying, setIsTrying] = useState(false)
  async function tryAgain() {
    setIsTrying(true)
    await sendWaitingLeads()
    setIsTrying(false)
  }
  return (
    <Note kind="warning" role="alert">
      <p className="font-strong">{m.lead_saving_failed()}</p>
      <p>{text}</p>
      <Button
        variant="outlined"
        size="small"
        className="mt-1"
        isBusy={isTrying}
        onClick={() => void tryAgain()}
      >
        {isTrying ? m.lead_saving() : m.lead_try_again()}
      </Button>
    </Note>
  )
}

function RefusedNote({ calculationId, canCorrect }: { calculationId: string; canCorrect: boolean }) {
  return (
    <Note kind="error" role="alert">
      <p>{leadMessages.input}</p>
      {canCorrect && (
        <Button
          variant="outlined"
          size="small"
          className="mt-1"
          onClick={() => leadStore.write({ correcting: calculationId })}
        >
          {m.lead_check()}
        </Button>
      )}
    </Note>
  )
}

/** "Not you?": the name and address, and all that waits under them, end here. */
function forgetContact() {
  dropWaitingLeads()
  leadStore.write({ handedOver: null, refused: null, correcting: null, typedName: '', typedEmail: '' })
  contactStore.write({ contact: null, givenAtMs: 0 })
}
