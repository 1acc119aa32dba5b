import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import type { LegErrors } from './check-leg.ts'
import type { LegDraft } from './leg-draft.ts'

interface WhenFieldsProps {
  draft: LegDraft
  errors: LegErrors
  onChange: (change: Partial<LegDraft>) => void
}

/** Departure and arrival, each in local time of its place. */
export function WhenFields({ draft, errors, onChange }: WhenFieldsProps) {
  const field = (
    name: 'departsOn' | 'departsAt' | 'arrivesOn' | 'arrivesAt',
    label: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      name={name}
      type={name.endsWith('On') ? 'date' : 'time'}
      value={draft[name]}
      error={errors[name]}
      hint={hint}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <>
      <div className="grid gap-1.5 min-[22.5rem]:grid-cols-2">
        {field('departsOn', m.exit_departs_on())}
        {field('departsAt', m.exit_departs_at(), m.exit_local_time())}
      </div>
      <div className="grid gap-1.5 min-[22.5rem]:grid-cols-2">
        {field('arrivesOn', m.exit_arrives_on())}
        {field('arrivesAt', m.exit_arrives_at(), m.exit_local_time())}
      </div>
    </>
  )
}
