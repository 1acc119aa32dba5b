import { passengerOptions } from '@retour/domain/booking/booking-form'
import { vehicleClass, vehicles, type Vehicle } from '@retour/domain/booking/vehicles'
import { UsersRound } from 'lucide-react'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { labelClass } from '#app/ui/field-frame.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { SeatsNote } from './seats-note.tsx'
import { useInput, type BookingFormHandle } from './use-booking-form.ts'
import { VehicleDrawing } from './vehicle-drawing.tsx'

const passengerChoices = passengerOptions.map((value) => ({ value, label: value }))

/**
 * The three cars with their seats, and the number of passengers. Neither limits the other (docs/product.md, Booking).
 */
export function VehiclePart({ form }: { form: BookingFormHandle }) {
  const labelId = useId()
  const { vehicleType, passengers } = useInput(form)
  return (
    <>
      <div role="radiogroup" aria-labelledby={labelId}>
        <span id={labelId} className={labelClass}>
          {m.booking_vehicle()}
        </span>
        <div className="grid gap-1">
          {vehicles.map((one) => (
            <VehicleCard key={one} vehicle={one} form={form} />
          ))}
        </div>
      </div>
      <div className="grid gap-1.5">
        <Segmented
          label={m.booking_passengers()}
          name="passengers"
          options={passengerChoices}
          value={passengers}
          onChange={(value) => form.setValue('passengers', value)}
        />
        <SeatsNote
          vehicle={vehicleType}
          passengers={Number(passengers)}
          onChoose={(next) => form.setValue('vehicleType', next)}
        />
      </div>
    </>
  )
}

function VehicleCard({ vehicle, form }: { vehicle: Vehicle; form: BookingFormHandle }) {
  const { name, detail, seats } = vehicleClass(vehicle)
  return (
    <label className="grid min-h-9 cursor-pointer grid-cols-[22px_1fr_auto] items-center gap-x-1.5 rounded border border-line-strong bg-paper px-2 py-1.25 has-[:checked]:border-blue has-[:checked]:bg-blue-wash has-[:checked]:shadow-[inset_0_0_0_1px_var(--color-blue)] has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-focus">
      <input
        {...form.register('vehicleType')}
        type="radio"
        value={vehicle}
        defaultChecked={vehicle === 'sedan'}
        className="size-[22px] cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-paper outline-none checked:border-[7px] checked:border-blue"
      />
      <span>
        <span className="block leading-[1.3] font-strong">{name}</span>
        {detail && <span className="block text-small text-ink-2">{detail}</span>}
      </span>
      <span className="grid justify-items-end gap-0.25 text-ink-2 md:flex md:items-center md:gap-3">
        <VehicleDrawing vehicle={vehicle} />
        <span className="flex items-center gap-0.75 text-small whitespace-nowrap">
          <UsersRound aria-hidden className="size-[18px]" strokeWidth={1.6} />
          <span aria-hidden>1-{seats}</span>
          <span className="sr-only">{m.booking_seats({ seats })}</span>
        </span>
      </span>
    </label>
  )
}
