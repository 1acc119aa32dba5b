import { vehicleClass } from '@retour/domain/booking/vehicles'
import type { Driver } from '@retour/domain/rides/ride'
import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRide } from '@retour/domain/wire/ride'
import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SendMove } from './ride-moves.tsx'

interface DriverFormProps {
  ride: DeskRide
  sending: RideMove | null
  isStopped: boolean
  onSend: SendMove
}

const fields: { name: keyof Driver; label: () => string; most: number; type?: string }[] = [
  { name: 'name', label: m.desk_driver_name, most: 80 },
  { name: 'car', label: m.desk_driver_car, most: 80 },
  { name: 'plate', label: m.desk_driver_plate, most: 20 },
  { name: 'phone', label: m.desk_driver_phone, most: 40, type: 'tel' },
]

/** Who drives, in which car. */
export function DriverForm({ ride, sending, isStopped, onSend }: DriverFormProps) {
  const [driver, setDriver] = useState<Driver>(
    ride.driver ?? { name: '', car: vehicleClass(ride.vehicle).name, plate: '', phone: '' },
  )
  const [isChecked, setIsChecked] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (fields.every(({ name }) => driver[name].trim() !== '')) onSend('confirm', driver)
  }

  return (
    <form className="grid gap-1.5" noValidate onSubmit={submit}>
      <h3 className="heading-3">{m.desk_driver()}</h3>
      {fields.map(({ name, label, most, type = 'text' }) => (
        <TextField
          key={name}
          label={label()}
          type={type}
          autoComplete="off"
          maxLength={most}
          value={driver[name]}
          {...(isChecked && driver[name].trim() === '' && { error: m.desk_error_missing() })}
          onChange={({ currentTarget }) => setDriver({ ...driver, [name]: currentTarget.value })}
        />
      ))}
      <Button type="submit" isBusy={sending === 'confirm'} isStopped={isStopped}>
        {sending === 'confirm' ? m.desk_sending() : m.desk_confirm()}
      </Button>
    </form>
  )
}
