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

export type BookingFormHandle = UseFormReturn<BookingInput, unknown, BookingForm>

/**
 * The form with its draft: what was typed in this tab, or waits for an account, comes back; what the address asks
 * for is filled in once; every change is remembered.
 */
export function useBookingForm(place: BookingPlace): BookingFormHandle {
  const key = placeKey(place)
  const { search } = useAddress()
  // No default values: react-hook-form then takes what was typed before the script arrived.
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

/** The fields as they are now, whole: before the first of them is known, an untouched form's. */
export function useInput({ control }: BookingFormHandle): BookingInput {
  return completeInput(useWatch({ control }))
}

/** What differs from an untouched form: typed or chosen before the script had come. */
function touchedOf(input: BookingInput): Partial<BookingInput> {
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== emptyInput[name as keyof BookingInput]),
  )
}
