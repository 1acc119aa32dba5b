import { fieldOfReport } from '@retour/domain/places/place-change'
import type { DeskPlace, DeskProposal, PlaceFact, StoredPlaceValue } from '@retour/domain/wire/places'
import { type FormEvent, useState } from 'react'
import { changePlace } from '#app/backend/places-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { draftOf, readDraft } from './place-draft.ts'
import { dayOfInstant, reportKindName } from './place-text.ts'
import type { Decide } from './use-decision.ts'
import { ValueFields } from './value-fields.tsx'

interface PlaceChangeFormProps {
  fact: PlaceFact
  place: DeskPlace
  /** The proposal that fills the form; null for a manual change. */
  proposal: DeskProposal | null
  /** Fills the form if there is no proposal. */
  suggested?: StoredPlaceValue
  decide: Decide
  isBusy: boolean
  onClose: () => void
}

/** The form to change a value: the new value, the reason, and the reports that it settles. */
export function PlaceChangeForm(props: PlaceChangeFormProps) {
  const { fact, place, proposal, suggested, decide, isBusy, onClose } = props
  const [draft, setDraft] = useState(() => draftOf(proposal ? proposal.value : (suggested ?? fact.value)))
  const [reason, setReason] = useState('')
  const open = place.reports.filter(({ state }) => state === 'open')
  const [settled, setSettled] = useState(() =>
    open.filter(({ kind }) => fieldOfReport[kind] === fact.field).map(({ id }) => id),
  )
  const [isChecked, setIsChecked] = useState(false)
  const read = readDraft(fact.field, draft, place)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if ('error' in read || reason.trim() === '') return
    const proposals = proposal ? [proposal.id] : []
    const isStored = await decide(() =>
      changePlace(place.id, {
        change: read.change,
        seen: fact.mark,
        reason: reason.trim(),
        reports: settled,
        proposals,
      }),
    )
    if (isStored) onClose()
  }

  return (
    <form
      className="grid gap-1.5 rounded bg-sunken p-1.5"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ValueFields
        field={fact.field}
        draft={draft}
        error={isChecked && 'error' in read ? read.error : ''}
        onChange={setDraft}
      />
      <TextField
        label={m.desk_place_reason()}
        hint={m.desk_place_reason_hint()}
        maxLength={300}
        autoComplete="off"
        value={reason}
        {...(isChecked && reason.trim() === '' && { error: m.desk_error_missing() })}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {open.map(({ id, kind, saidAt }) => (
        <CheckboxField
          key={id}
          label={m.desk_place_settles({ what: reportKindName(kind), day: dayOfInstant(saidAt) })}
          checked={settled.includes(id)}
          onChange={({ currentTarget }) =>
            setSettled(currentTarget.checked ? [...settled, id] : settled.filter((one) => one !== id))
          }
        />
      ))}
      <div className="flex flex-wrap gap-1">
        <Button type="submit" isBusy={isBusy}>
          {m.desk_place_save()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.desk_place_keep()}
        </Button>
      </div>
      <p className="text-small text-ink-2">{m.desk_place_save_hint()}</p>
    </form>
  )
}
