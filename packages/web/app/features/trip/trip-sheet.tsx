import { isCalendarDate } from '@retour/domain/vat/deadlines'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { type FormEvent, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { newUuid } from '#app/platform/new-uuid.ts'
import type { TripStep } from '#app/platform/trip-device.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { OnThisDevice } from './account/on-this-device.tsx'
import { meantFields } from './differences/has-differences.ts'
import { homeCountries } from './home-countries.ts'
import { tripToWrite, writeRows } from './save-purchase.ts'
import type { TripView } from './trip-view.ts'

interface TripSheetProps {
  view: TripView
  entries: ReadonlyMap<string, Entry>
  onClose: () => void
}

interface TypedTraveler {
  id: string
  name: string
  age: string
}

/** Name, dates and residence of the trip, its travelers, and whether the trip stays on this device. */
export function TripSheet({ view, entries, onClose }: TripSheetProps) {
  const { trip } = view
  const opened = useRef(entries)
  const [name, setName] = useState(trip?.name ?? '')
  const [startsOn, setStartsOn] = useState(trip?.startsOn ?? '')
  const [endsOn, setEndsOn] = useState(trip?.endsOn ?? '')
  const [home, setHome] = useState(trip?.homeCountry ?? '')
  const [travelers, setTravelers] = useState<TypedTraveler[]>(() => [
    ...view.travelers.map(({ id, name: own, age }) => ({
      id,
      name: own,
      age: age === null ? '' : String(age),
    })),
    ...(view.travelers.length === 0 ? [{ id: newUuid(), name: '', age: '' }] : []),
  ])
  const [hasFailed, setHasFailed] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    const { tripId, firstSteps } = tripToWrite(view)
    const known = new Set(view.travelers.map(({ id }) => id))
    const record = {
      name: name.trim(),
      startsOn: isCalendarDate(startsOn) ? startsOn : null,
      endsOn: isCalendarDate(endsOn) ? endsOn : null,
      homeCountry: home || null,
    }
    const change = (id: string, fields: Extract<TripStep, { fields: unknown }>['fields']): TripStep => {
      const before = opened.current.get(id)
      return { id, fields: meantFields(before, fields), ...(before && { opened: before }) }
    }
    const people = travelers.flatMap(({ id, name: typed, age }): TripStep[] => {
      const own = { name: typed.trim(), age: ageOf(age) }
      if (known.has(id)) return [change(id, own.name ? own : { deleted: true })]
      return own.name ? [{ id, tripId, kind: 'traveler', record: own }] : []
    })
    try {
      await writeRows(tripId, [...firstSteps, change(tripId, record), ...people])
      onClose()
    } catch (error) {
      console.error('The trip could not be saved:', error)
      setHasFailed(true)
    }
  }
  const setTraveler = (at: number, next: Partial<TypedTraveler>) =>
    setTravelers(travelers.map((one, index) => (index === at ? { ...one, ...next } : one)))

  return (
    <Sheet title={m.trip_edit_trip()} closeLabel={m.trip_close()} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-1.5">
        <TextField
          label={m.trip_trip_name()}
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <div className="grid gap-1.5 min-[22.5rem]:grid-cols-2">
          <TextField
            label={m.trip_starts()}
            type="date"
            value={startsOn}
            onChange={({ target }) => setStartsOn(target.value)}
          />
          <TextField
            label={m.trip_ends()}
            type="date"
            value={endsOn}
            min={startsOn}
            onChange={({ target }) => setEndsOn(target.value)}
          />
        </div>
        <SelectField
          label={m.trip_home()}
          value={home}
          options={[{ value: '', label: m.trip_home_open() }, ...homeCountries()]}
          onChange={({ target }) => setHome(target.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-0.5 text-small font-strong">{m.trip_travelers()}</legend>
          {travelers.map((traveler, index) => (
            <div key={traveler.id} className="grid grid-cols-[1fr_5rem] gap-1">
              <TextField
                label={m.trip_passport_name()}
                value={traveler.name}
                maxLength={120}
                autoComplete="off"
                onChange={({ target }) => setTraveler(index, { name: target.value })}
              />
              <TextField
                label={m.trip_age()}
                value={traveler.age}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                onChange={({ target }) => setTraveler(index, { age: target.value.replaceAll(/\D/g, '') })}
              />
            </div>
          ))}
          <p className="text-meta text-ink-3">{m.trip_travelers_hint()}</p>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setTravelers([...travelers, { id: newUuid(), name: '', age: '' }])}
          >
            {m.trip_add_traveler()}
          </Button>
        </fieldset>
        {hasFailed && (
          <Note kind="error" role="alert">
            {m.trip_change_not_saved()}
          </Note>
        )}
        <Button type="submit" size="large" isWide>
          {m.trip_save_trip()}
        </Button>
      </form>
      <OnThisDevice tripId={trip?.id ?? null} onClose={onClose} />
    </Sheet>
  )
}

const ageOf = (typed: string) => (typed === '' || Number(typed) > 130 ? null : Number(typed))
