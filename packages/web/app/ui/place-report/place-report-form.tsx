import {
  maxPlaceNoteLength,
  placeReportKinds,
  saysEnough,
  type PlaceReportKind,
} from '@retour/domain/places/place-report'
import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { newUuid } from '#app/platform/new-uuid.ts'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { FieldError, labelClass } from '#app/ui/field-frame.tsx'
import { Note } from '#app/ui/note.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { type SendOutcome, sendOrKeep } from './send-reports.ts'

const kindLabels: Record<PlaceReportKind, () => string> = {
  closed: m.locations_report_closed,
  moved: m.locations_report_moved,
  hours: m.locations_report_hours,
  other: m.locations_report_other,
}

interface PlaceReportFormProps {
  location: string
  name: string
  onDone: () => void
}

/**
 * A form to report an error at a location, with a note. Without a network the report is stored on the device and sent
 * later.
 */
export function PlaceReportForm({ location, name, onDone }: PlaceReportFormProps) {
  const [kind, setKind] = useState<PlaceReportKind | null>(null)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<'kind' | 'note' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<SendOutcome | null>(null)
  // The idempotency key: the server stores the report once, however often it is sent.
  const [key] = useState(newUuid)
  const [groupId, headingId, errorId] = [useId(), useId(), useId()]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const missing = !kind ? 'kind' : saysEnough({ kind, note }) ? null : 'note'
    setWrong(missing)
    if (!kind || missing) return
    setIsBusy(true)
    const said = note.trim()
    setOutcome(
      await sendOrKeep({
        key,
        location,
        kind,
        ...(said && { note: said }),
        saidAt: new Date().toISOString(),
      }),
    )
    setIsBusy(false)
  }

  if (outcome && outcome.state !== 'refused')
    return (
      <div className="grid gap-2">
        {outcome.state === 'sent' ? (
          <Note kind="good" role="status">
            {m.locations_report_thanks()}
          </Note>
        ) : (
          <Note kind="offline" role="status">
            {m.locations_report_kept()}
          </Note>
        )}
        <Button variant="outlined" onClick={onDone}>
          {m.locations_report_close()}
        </Button>
      </div>
    )
  return (
    <form className="grid gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <p id={groupId} className="font-strong wrap-anywhere">
        {name}
      </p>
      <div>
        <Segmented
          labelledBy={groupId}
          describedBy={wrong === 'kind' ? errorId : undefined}
          name="place-report"
          isTwoByTwo
          value={kind}
          options={placeReportKinds.map((value) => ({ value, label: kindLabels[value]() }))}
          onChange={setKind}
        />
        {wrong === 'kind' && <FieldError id={errorId}>{m.locations_report_kind_missing()}</FieldError>}
      </div>
      <div>
        <p id={headingId} className={labelClass}>
          {m.locations_report_note()}
        </p>
        <TextAreaField
          labelledBy={headingId}
          hint={m.locations_report_note_hint()}
          maxLength={maxPlaceNoteLength}
          value={note}
          {...(wrong === 'note' && { error: m.locations_report_note_missing() })}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      {outcome && (
        <Note kind="error" role="alert">
          {m.locations_report_refused({ message: failureReason(outcome.failure) })}
        </Note>
      )}
      <Button type="submit" isBusy={isBusy}>
        {m.locations_report_send()}
      </Button>
      <p className="text-small text-ink-2">{m.locations_report_before()}</p>
    </form>
  )
}
