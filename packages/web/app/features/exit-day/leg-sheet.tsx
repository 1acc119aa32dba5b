import { type FormEvent, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { newUuid } from '#app/platform/new-uuid.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { readTrip } from '#app/platform/trip-device.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Note } from '#app/ui/note.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { checkLeg, type LegErrors } from './check-leg.ts'
import type { ExitTrip, WriteTrip } from './exit-day-props.ts'
import {
  closeLeg,
  draftOf,
  dropLegDraft,
  type LegDraft,
  legStore,
  nextDraft,
  writeLegDraft,
} from './leg-draft.ts'
import { StopField } from './stop-field.tsx'
import { WhenFields } from './when-fields.tsx'

interface LegSheetProps {
  /** `newLeg`, or the id of the leg to change. */
  id: string
  trip: ExitTrip
  endsOn: string | null
  onWrite: WriteTrip
  onRemove: (id: string) => void
}

/** Adds or changes a leg of the journey. */
export function LegSheet({ id, trip, endsOn, onWrite, onRemove }: LegSheetProps) {
  const { drafts, next } = useSessionStore(legStore)
  const edited = trip.legs.find((leg) => leg.id === id)
  const opened = useRef(readTrip().entries.get(id))
  const draft = drafts[id] ?? (edited ? draftOf(edited) : nextDraft(trip.legs.at(-1), endsOn))
  const [errors, setErrors] = useState<LegErrors>({})
  const [hasFailed, setHasFailed] = useState(false)
  const isPlane = draft.by === 'plane'
  const hasEarlierFlight = trip.legs.some((leg) => leg.id !== id && leg.by === 'plane')

  const change = (next: Partial<LegDraft>) => {
    writeLegDraft(id, { ...draft, ...next })
    setHasFailed(false)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in next))))
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkLeg(draft)
    setErrors(checked.errors ?? {})
    if (checked.errors) {
      const [first] = Object.keys(checked.errors)
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    try {
      const { leg } = checked
      await onWrite((tripId) => [
        edited
          ? { id, fields: leg, ...(opened.current && { opened: opened.current }) }
          : { id: newUuid(), tripId, kind: 'leg', record: { ...leg, minutes: {} } },
      ])
      dropLegDraft(id)
    } catch (error) {
      console.error('The leg could not be saved:', error)
      setHasFailed(true)
    }
  }
  const stop = (name: 'from' | 'to', label: string) => (
    <StopField
      name={name}
      label={label}
      by={draft.by}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <Sheet
      title={edited ? m.exit_change_leg() : m.exit_add_leg()}
      closeLabel={m.exit_close_keeps()}
      onClose={closeLeg}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-1.5">
        <Segmented
          isTwoByTwo
          label={m.exit_by()}
          name="by"
          options={(['plane', 'train', 'road', 'ship'] as const).map((value) => ({
            value,
            label: byNames[value](),
          }))}
          value={draft.by}
          onChange={(by) => change({ by })}
        />
        {stop('from', m.exit_from())}
        {stop('to', m.exit_to())}
        <WhenFields draft={draft} errors={errors} onChange={change} />
        {draft.by !== 'road' && (
          <div className="grid gap-1.5 min-[22.5rem]:grid-cols-2">
            <TextField
              label={isPlane ? m.exit_flight_number() : m.exit_number()}
              value={draft.number}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
              onChange={({ target }) => change({ number: target.value })}
            />
            {isPlane && (
              <TextField
                label={m.exit_terminal()}
                value={draft.terminal}
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={20}
                onChange={({ target }) => change({ terminal: target.value })}
              />
            )}
          </div>
        )}
        {isPlane && hasEarlierFlight && (
          <CheckboxField
            label={m.exit_same_aircraft()}
            checked={draft.sameAircraft}
            onChange={({ target }) => change({ sameAircraft: target.checked })}
          />
        )}
        {trip.travelers.length > 1 && (
          <SelectField
            label={m.exit_who()}
            value={draft.travelerId ?? ''}
            options={[
              { value: '', label: m.exit_everybody() },
              ...trip.travelers.map((traveler) => ({ value: traveler.id, label: traveler.name })),
            ]}
            onChange={({ target }) => change({ travelerId: target.value || null })}
          />
        )}
        {hasFailed && (
          <Note kind="error" role="alert">
            {m.exit_not_saved()}
          </Note>
        )}
        {!edited && next.length > 0 && (
          <p className="text-small text-ink-2">{m.exit_legs_follow({ count: next.length })}</p>
        )}
        <Button type="submit" size="large" isWide>
          {edited ? m.exit_save_leg() : m.exit_add_this_leg()}
        </Button>
        {edited && (
          <Button variant="quiet" size="small" onClick={() => onRemove(id)}>
            {m.exit_remove_leg()}
          </Button>
        )}
      </form>
    </Sheet>
  )
}

const byNames = { plane: m.exit_plane, train: m.exit_train, road: m.exit_road, ship: m.exit_ship }
