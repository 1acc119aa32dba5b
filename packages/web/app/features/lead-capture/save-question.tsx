import { maskContact, type RememberedContact } from '@retour/domain/leads/lead'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { startGuestSession } from './guest-session.ts'
import { forgetContact } from './take-back-lead.ts'

interface SaveQuestionProps {
  contact: RememberedContact
  onSave: () => void
}

/** Asks on a later visit whether to save the calculation. The person at the device sees the stored contact masked. */
export function SaveQuestion({ contact, onSave }: SaveQuestionProps) {
  const { fullName: name, email } = maskContact(contact)
  function save() {
    startGuestSession(contact.email)
    onSave()
  }
  return (
    <Note>
      <p className="font-strong wrap-anywhere">{m.lead_save_question({ name })}</p>
      <p className="wrap-anywhere">{m.lead_save_question_text({ email })}</p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button size="small" onClick={save}>
          {m.lead_save()}
        </Button>
        <Button variant="outlined" size="small" onClick={forgetContact}>
          {m.lead_someone_else()}
        </Button>
      </div>
    </Note>
  )
}
