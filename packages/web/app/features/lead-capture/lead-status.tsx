import { leadMessages, maskContact, type RememberedContact } from '@retour/domain/leads/lead'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { contactStore } from './contact-store.ts'
import { leadStore } from './lead-store.ts'
import { SaveQuestion } from './save-question.tsx'
import { sendWaitingLeads } from './send-waiting-leads.ts'
import { leadId, showLead } from './shown-leads.ts'
import { useGuestSessionOpen } from './guest-session.ts'
import { disownLead } from './take-back-lead.ts'
import { TakenBackNote } from './taken-back-note.tsx'
import { contactOf } from './use-account-lead.ts'
import { leadStage, subscribeToWaitingLeads } from './waiting-leads.ts'

/**
 * Shown above a result: who the calculation is saved for, the outcome, or the question whether to save it. Empty if
 * nothing is saved.
 */
export function LeadStatus({ calculationId }: { calculationId: string }) {
  const { user } = useSession()
  const { contact: given } = useSessionStore(contactStore)
  const { refused, queued, capturedFor } = useSessionStore(leadStore)
  const isSessionOpen = useGuestSessionOpen(given?.email)
  const contact = user ? contactOf(user) : given
  const email = contact?.email ?? ''
  const stage = useSyncExternalStore(
    subscribeToWaitingLeads,
    () => leadStage(calculationId, email),
    () => 'gone' as const,
  )
  useEffect(() => showLead(calculationId), [calculationId])
  if (!contact) return <TakenBackNote calculationId={calculationId} />
  const id = leadId(email, calculationId)
  const isRefused = refused === id
  return (
    <div className="mb-2 grid gap-1 print:hidden">
      {isRefused && (
        <RefusedNote calculationId={calculationId} canCorrect={!user || capturedFor !== user.email} />
      )}
      {stage === 'waiting' && (
        <WaitingNote text={user ? m.lead_waiting_text_account() : m.lead_waiting_text()} />
      )}
      {!user && (
        <GuestLine
          key={calculationId}
          calculationId={calculationId}
          contact={contact}
          isSessionOpen={isSessionOpen}
          isQueued={queued === id}
          formatText={textFor(isRefused ? 'waiting' : stage)}
        />
      )}
    </div>
  )
}

const textFor = (stage: ReturnType<typeof leadStage>) =>
  ({ waiting: m.lead_for, saving: m.lead_saving_for, gone: m.lead_saved_for })[stage]

interface GuestLineProps {
  calculationId: string
  contact: RememberedContact
  isSessionOpen: boolean
  isQueued: boolean
  formatText: (inputs: { name: string; email: string }) => string
}

/**
 * The guest of the calculation, with a button "Not you?"; on a later visit the question whether to save it for them.
 */
function GuestLine({ calculationId, contact, isSessionOpen, isQueued, formatText }: GuestLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const [isSaved, setIsSaved] = useState(false)
  // The pressed button has disappeared, so the focus moves to the outcome.
  useEffect(() => {
    if (isSaved) line.current?.focus()
  }, [isSaved])
  if (!isSessionOpen && !isQueued) return <SaveQuestion contact={contact} onSave={() => setIsSaved(true)} />
  const { fullName: name, email } = isSessionOpen ? contact : maskContact(contact)
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-1 text-meta text-ink-2 outline-none"
    >
      <span role="status" className="wrap-anywhere">
        {formatText({ name, email })}
      </span>
      <Button variant="quiet" size="small" className="-ms-1.75" onClick={() => disownLead(calculationId)}>
        {m.lead_not_you()}
      </Button>
    </p>
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
