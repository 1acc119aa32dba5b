import { vehicleClass } from '@retour/domain/booking/vehicles'
import type { Driver } from '@retour/domain/rides/ride'
import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRide } from '@retour/domain/wire/ride'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '#app/backend/query-client.ts'
import { readDrivers } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DriverChoice, somebodyElse } from './driver-choice.tsx'
import type { SendMove } from './ride-moves.tsx'

interface DriverFormProps {
  ride: DeskRide
  sending: RideMove | null
  isStopped: boolean
  onSend: SendMove
}

type Typed = Omit<Driver, 'id'>

const fields: { name: keyof Typed; label: () => string; most: number; type?: string }[] = [
  { name: 'name', label: m.desk_driver_name, most: 80 },
  { name: 'car', label: m.desk_driver_car, most: 80 },
  { name: 'plate', label: m.desk_driver_plate, most: 20 },
  { name: 'phone', label: m.desk_driver_phone, most: 40, type: 'tel' },
]

const typedBefore = ({ driver, vehicle }: DeskRide): Typed =>
  driver && driver.id === null ? driver : { name: '', car: vehicleClass(vehicle).name, plate: '', phone: '' }

/** The form to assign a driver and car: from the list, or typed for somebody else. */
export function DriverForm({ ride, sending, isStopped, onSend }: DriverFormProps) {
  const list = useQuery(
    { queryKey: ['desk-drivers'], queryFn: readDrivers, refetchOnMount: 'always' },
    queryClient,
  )
  const [chosen, setChosen] = useState<string | null>(ride.driver && (ride.driver.id ?? somebodyElse))
  const [driver, setDriver] = useState<Typed>(() => typedBefore(ride))
  const [isChecked, setIsChecked] = useState(false)
  const drivers = list.data?.drivers ?? []
  // Nobody is chosen while the list is on its way: what it brings must not replace what is being typed.
  const selected = chosen ?? (list.isPending || drivers.length > 0 ? '' : somebodyElse)
  const known = drivers.find(({ id }) => id === selected)

  function noteTyped(name: keyof Typed, value: string) {
    setChosen(somebodyElse)
    setDriver({ ...driver, [name]: value })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (known) {
      const { id, name, car, plate, phone } = known
      onSend('confirm', { id, name, car, plate, phone })
    } else if (selected === somebodyElse && fields.every(({ name }) => driver[name].trim() !== '')) {
      const { name, car, plate, phone } = driver
      onSend('confirm', { name, car, plate, phone })
    }
  }

  return (
    <form data-key-way="assign" className="grid gap-1.5" noValidate onSubmit={submit}>
      <h3 className="heading-3">{m.desk_driver()}</h3>
      <DriverChoice
        ride={ride}
        list={list.data}
        chosen={selected}
        error={isChecked && selected === '' ? m.desk_driver_choose() : ''}
        onChoose={setChosen}
      />
      {selected === somebodyElse &&
        fields.map(({ name, label, most, type = 'text' }) => (
          <TextField
            key={name}
            label={label()}
            type={type}
            autoComplete="off"
            maxLength={most}
            value={driver[name]}
            {...(isChecked && driver[name].trim() === '' && { error: m.desk_error_missing() })}
            onChange={({ currentTarget }) => noteTyped(name, currentTarget.value)}
          />
        ))}
      <Button type="submit" isBusy={sending === 'confirm'} isStopped={isStopped}>
        {sending === 'confirm'
          ? m.desk_sending()
          : known
            ? m.desk_confirm_with({ name: known.name })
            : m.desk_confirm()}
      </Button>
    </form>
  )
}
