import type { BookingForm } from '@retour/domain/booking/booking-form'
import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useAddress } from '#app/platform/site-navigation.tsx'
import { inputFromAddress } from './booking-address.ts'
import { bookingStore, readDraft, writeDraft, writeInput } from './booking-draft.ts'
import { completeInput, emptyInput, type BookingInput } from './booking-input.ts'
import { placeKey, type BookingPlace } from './booking-place.ts'
import { bookingResolver } from './check-booking.ts'
import { dropStaleRequest, readPendingBooking } from './pending-booking.ts'

/** The form of `useBookingForm`. */
export type BookingFormHandle = UseFormReturn<BookingInput, unknown, BookingForm>

/**
 * Returns the form with its draft. Input of this tab, or of a request that waits for an account, is restored; the URL's
 * values are applied once; every change is stored.
 */
export function useBookingForm(place: BookingPlace): BookingFormHandle {
  const key = placeKey(place)
  const { search } = useAddress()
  // Without default values, react-hook-form uses what was typed before hydration.
  const form = useForm<BookingInput, unknown, BookingForm>({
    resolver: bookingResolver(place.country),
  })
  const { getValues, setValue, subscribe } = form

  useEffect(() => {
    dropStaleRequest()
    const pending = readPendingBooking()
    if (pending?.place === key && !readDraft(key)) {
      writeInput(key, pending.input)
      writeDraft(key, { key: pending.key, appliedSearch: search })
    }
    const draft = readDraft(key)
    const stored = completeInput({ ...bookingStore.read().person, ...draft?.ride })
    const input = { ...stored, ...touchedOf(completeInput(getValues())) }
    const isNewAddress = search !== '' && search !== (draft?.appliedSearch ?? '')
    const filled = isNewAddress ? inputFromAddress(search, input, place) : {}
    for (const [name, value] of Object.entries({ ...input, ...filled }))
      setValue(name as keyof BookingInput, value)
    writeInput(key, completeInput(getValues()))
    if (isNewAddress) writeDraft(key, { appliedSearch: search })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeInput(key, completeInput(values)),
    })
  }, [key, search, place, getValues, setValue, subscribe])

  return form
}

/** Returns the current input, complete; before the fields are registered, that of an empty form. */
export function useInput({ control }: BookingFormHandle): BookingInput {
  return completeInput(useWatch({ control }))
}

/** Returns the fields that differ from an empty form: typed or chosen before hydration. */
function touchedOf(input: BookingInput): Partial<BookingInput> {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== emptyInput[name as keyof BookingInput]),
  )
}
