import { standingText } from '@retour/domain/content/standing-text'
import type { PlaceField } from '@retour/domain/places/place-change'
import { warningKinds } from '@retour/domain/places/warning-kind'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { hoursExample } from './fault-messages.ts'
import type { PlaceDraft } from './place-draft.ts'
import { fieldName } from './place-text.ts'

interface ValueFieldsProps {
  field: PlaceField
  draft: PlaceDraft
  error: string
  onChange: (draft: PlaceDraft) => void
}

const hints: Partial<Record<PlaceField, () => string>> = {
  position: m.desk_place_point_hint,
  hours: () => m.desk_place_hours_hint({ example: hoursExample }),
  phone: m.desk_place_phone_hint,
}

/** The input for one field of a location. */
export function ValueFields({ field, draft, error, onChange }: ValueFieldsProps) {
  const text = (label: string, isWarned = false) => (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={300}
      value={draft.text}
      {...(hints[field] && !isWarned && { hint: hints[field]() })}
      {...(error && { error })}
      onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
    />
  )
  if (field !== 'warning') return text(fieldName(field))
  return (
    <>
      <SelectField
        label={fieldName(field)}
        value={draft.kind}
        options={[
          { value: '', label: m.desk_place_no_warning() },
          ...warningKinds.map((kind) => ({
            value: kind,
            label: standingText({ kind: 'warned', warning: kind }),
          })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...draft, kind: warningKinds.find((kind) => kind === currentTarget.value) ?? '' })
        }
      />
      {draft.kind && text(m.desk_place_warning_text(), true)}
      {draft.kind && (
        <TextField
          label={m.desk_place_warning_source()}
          type="url"
          autoComplete="off"
          maxLength={300}
          value={draft.source}
          onChange={({ currentTarget }) => onChange({ ...draft, source: currentTarget.value })}
        />
      )}
    </>
  )
}
