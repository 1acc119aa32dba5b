import type { Traveler } from '@retour/domain/trip/trip-records'
import { m } from '#app/paraglide/messages.js'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WithId } from '@retour/domain/trip/with-id'
import { shortName } from './trip-view.ts'

interface PassportFieldProps {
  travelers: readonly WithId<Traveler>[]
  travelerId: string | null
  /** The name of a new traveler; null while one of the trip is chosen. */
  newName: string | null
  onChange: (change: { travelerId: string | null; travelerName: string | null }) => void
}

const other = 'other'

/** The traveler of a purchase: a form belongs to one passport. The first name can be added later. */
export function PassportField({ travelers, travelerId, newName, onChange }: PassportFieldProps) {
  const name = (label: string) => (
    <TextField
      label={label}
      value={newName ?? ''}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={120}
      hint={travelers.length === 0 ? m.trip_passport_hint() : undefined}
      onChange={({ target }) => onChange({ travelerId: null, travelerName: target.value })}
    />
  )
  if (travelers.length === 0) return name(m.trip_passport())
  return (
    <div className="grid gap-1">
      <Segmented
        label={m.trip_passport()}
        name="passport"
        options={[
          ...travelers.map((traveler) => ({ value: traveler.id, label: shortName(traveler, travelers) })),
          { value: other, label: m.trip_other() },
        ]}
        value={newName === null ? (travelerId ?? '') : other}
        onChange={(value) =>
          onChange(
            value === other
              ? { travelerId: null, travelerName: '' }
              : { travelerId: value, travelerName: null },
          )
        }
      />
      {newName !== null && name(m.trip_passport_name())}
    </div>
  )
}
