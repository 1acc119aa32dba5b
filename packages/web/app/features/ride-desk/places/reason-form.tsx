import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface ReasonFormProps {
  /** The label of the submit button. */
  label: string
  isBusy: boolean
  onClose: () => void
  /** Resolves to true once the decision is stored. */
  onSend: (reason: string) => Promise<boolean>
}

/** Asks for the reason of a decision. */
export function ReasonForm({ label, isBusy, onClose, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '' && (await onSend(reason.trim()))) onClose()
  }
  return (
    <form className="grid gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={m.desk_place_reason()}
        maxLength={300}
        autoComplete="off"
        value={reason}
        {...(isMissing && { error: m.desk_error_missing() })}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" isBusy={isBusy}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.desk_place_keep()}
        </Button>
      </div>
    </form>
  )
}
