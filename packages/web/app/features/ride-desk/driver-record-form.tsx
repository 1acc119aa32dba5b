import { vehicleClass, vehicles } from '@retour/domain/booking/vehicles'
import {
  driverRecord,
  type DriverRecord,
  type ListedDriver,
  type Paper,
  papers,
} from '@retour/domain/rides/drivers'
import { type FormEvent, useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { saveDriver } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Failure } from './action-form.tsx'
import { paperName } from './driver-text.ts'
import { useAttempt } from './use-attempt.ts'

/** A driver as typed: all fields are text, except for the vehicle and the availability. */
type Draft = Record<'name' | 'partner' | 'phone' | 'car' | 'plate' | 'seats' | 'languages' | Paper, string> &
  Pick<DriverRecord, 'vehicle' | 'isFree'>

const draftOf = (driver: ListedDriver | null): Draft => ({
  name: driver?.name ?? '',
  partner: driver?.partner ?? '',
  phone: driver?.phone ?? '',
  car: driver?.car ?? '',
  plate: driver?.plate ?? '',
  vehicle: driver?.vehicle ?? 'sedan',
  seats: String(driver?.seats ?? vehicleClass('sedan').seats),
  languages: driver?.languages.join(', ') ?? '',
  isFree: driver?.isFree ?? true,
  licence: driver?.papers.licence ?? '',
  permit: driver?.papers.permit ?? '',
  insurance: driver?.papers.insurance ?? '',
})

const recordOf = ({ licence, permit, insurance, partner, seats, languages, ...rest }: Draft) => ({
  ...rest,
  partner: partner.trim() || null,
  seats: Number(seats),
  languages: languages
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean),
  papers: { licence: licence || null, permit: permit || null, insurance: insurance || null },
})

const texts = [
  { name: 'name', label: m.desk_driver_name, most: 80 },
  { name: 'partner', label: m.desk_driver_partner, most: 80 },
  { name: 'phone', label: m.desk_driver_phone, most: 40, type: 'tel' },
  { name: 'car', label: m.desk_driver_car, most: 80 },
  { name: 'plate', label: m.desk_driver_plate, most: 20 },
] as const

/** A 409 means that somebody else has changed the record meanwhile. */
const explainDriver = (error: unknown) =>
  toBackendError(error).status === 409 ? m.desk_driver_changed() : failureReason(error)

interface DriverRecordFormProps {
  /** Null for a new driver. */
  before: ListedDriver | null
  onDone: () => void
  onKeep: () => void
}

/** The form to add or change a driver. */
export function DriverRecordForm({ before, onDone, onKeep }: DriverRecordFormProps) {
  const [draft, setDraft] = useState(() => draftOf(before))
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([])
  const { attempt, isBusy, failure } = useAttempt(explainDriver)
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const errorOf = (name: string, words: string) => wrong.includes(name) && { error: words }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = driverRecord.safeParse(recordOf(draft))
    setWrong(read.success ? [] : read.error.issues.map(({ path }) => path[0] ?? ''))
    if (read.success && (await attempt(() => saveDriver(read.data, before)))) onDone()
  }

  return (
    <form className="grid gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="heading-3">{before ? before.name : m.desk_drivers_add()}</h2>
      {texts.map(({ name, label, most, ...more }) => (
        <TextField
          key={name}
          {...more}
          label={label()}
          autoComplete="off"
          maxLength={most}
          value={draft[name]}
          {...errorOf(name, m.desk_error_missing())}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      <SelectField
        label={m.desk_driver_vehicle()}
        value={draft.vehicle}
        options={vehicles.map((value) => ({ value, label: vehicleClass(value).name }))}
        onChange={({ currentTarget }) => {
          const vehicle = vehicles.find((one) => one === currentTarget.value) ?? 'sedan'
          change({ vehicle, seats: String(vehicleClass(vehicle).seats) })
        }}
      />
      <TextField
        label={m.desk_driver_seats()}
        inputMode="numeric"
        value={draft.seats}
        {...errorOf('seats', m.desk_driver_seats_error())}
        onChange={({ currentTarget }) => change({ seats: currentTarget.value })}
      />
      <TextField
        label={m.desk_driver_languages()}
        hint={m.desk_driver_languages_hint()}
        autoComplete="off"
        value={draft.languages}
        {...errorOf('languages', m.desk_driver_languages_hint())}
        onChange={({ currentTarget }) => change({ languages: currentTarget.value })}
      />
      {papers.map((paper) => (
        <TextField
          key={paper}
          type="date"
          label={m.desk_paper_last_day({ paper: paperName(paper) })}
          value={draft[paper]}
          onChange={({ currentTarget }) => change({ [paper]: currentTarget.value })}
        />
      ))}
      <CheckboxField
        label={m.desk_driver_free()}
        checked={draft.isFree}
        onChange={({ currentTarget }) => change({ isFree: currentTarget.checked })}
      />
      <Failure>{failure}</Failure>
      <div className="grid gap-1.25 sm:grid-cols-2">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? m.desk_sending() : m.desk_driver_keep()}
        </Button>
        <Button variant="outlined" onClick={onKeep}>
          {m.desk_driver_leave()}
        </Button>
      </div>
    </form>
  )
}
