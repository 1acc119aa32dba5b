import {
  lastPickupDay,
  localDay,
  pickupInstant,
  pickupTimes,
  defaultPickupTime,
} from '@retour/domain/booking/pickup-instant'
import { formatPickupTime } from '@retour/domain/booking/pickup-time'
import type { Country } from '@retour/domain/places/countries'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { FieldHint } from '#app/ui/field-frame.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { asksForFlight } from './booking-input.ts'
import type { BookingPlace } from './booking-place.ts'
import { DateField } from './date-field.tsx'
import { useInput, type BookingFormHandle } from './use-booking-form.ts'
import { useMinute } from '#app/platform/use-minute.ts'

/** The ride's fields. Days and times are in the place's time zone, not the device's. */
export function RidePart({ form, place }: { form: BookingFormHandle; place: BookingPlace }) {
  const { register, formState } = form
  const { errors } = formState
  const hintId = useId()
  const { date, pickupTime, airportService, pickupLocation } = useInput(form)
  const now = useMinute()
  const today = now === null ? undefined : localDay(new Date(now), place.country)
  return (
    <>
      <div>
        {/* Side by side, unless large text leaves too little space. */}
        <div className="flex flex-wrap items-start gap-1.5 *:min-w-0 *:first:flex-[999_1_11rem] *:last:flex-[1_0_7rem] md:*:last:flex-[1_0_10rem]">
          <DateField
            {...register('date')}
            label={m.booking_date()}
            min={today}
            max={today && lastPickupDay(today)}
            day={date}
            hintId={hintId}
            error={errors.date?.message}
          />
          <SelectField
            {...register('pickupTime')}
            label={m.booking_time()}
            defaultValue={defaultPickupTime}
            options={pickupTimes.map((time) => ({
              value: time,
              label: time,
              isDisabled: now !== null && date === today && instantOf(date, time, place.country) <= now,
            }))}
            error={errors.pickupTime?.message}
          />
        </div>
        <FieldHint id={hintId}>
          {timeText(date, pickupTime, place) ?? m.booking_time_hint({ place: place.name })}
        </FieldHint>
      </div>
      <TextField
        {...register('pickupLocation')}
        label={m.booking_pickup()}
        placeholder={m.booking_pickup_placeholder()}
        maxLength={300}
        error={errors.pickupLocation?.message}
      />
      {asksForFlight({ airportService, pickupLocation }) && (
        <TextField
          {...register('flightNumber')}
          label={m.booking_flight()}
          hint={m.booking_flight_hint()}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          error={errors.flightNumber?.message}
        />
      )}
      <TextField
        {...register('dropoffLocation')}
        label={m.booking_dropoff()}
        placeholder={m.booking_dropoff_placeholder()}
        maxLength={300}
        error={errors.dropoffLocation?.message}
      />
    </>
  )
}

function timeText(date: string, time: string, { country }: BookingPlace): string | null {
  try {
    return formatPickupTime(pickupInstant({ date, time }, country), country)
  } catch {
    return null
  }
}

const instantOf = (date: string, time: string, country: Country) =>
  Date.parse(pickupInstant({ date, time }, country))
