import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { bookingFormSchema, type BookingForm, type BookingContext } from '@retour/domain/booking/booking-form'
import type { Country } from '@retour/domain/places/countries'
import type { Resolver } from 'react-hook-form'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { accountFields } from './account-fields.ts'
import { asksForFlight, completeInput, type BookingInput } from './booking-input.ts'

type PhoneReader = BookingContext['readPhone']

/**
 * Loads the parser of phone numbers. Its data of all countries is larger than the form, so it loads when a number is
 * typed or the form is sent. If it does not load, numbers are taken as typed.
 */
export async function loadPhoneReader(): Promise<PhoneReader> {
  try {
    return (await import('@retour/domain/booking/phone-number')).readPhoneNumber
  } catch {
    // A script that does not load must not prevent a request.
    return (text) => text.trim() || null
  }
}

/** Returns the validation of the form. An account's name and address replace their locked fields. */
export function bookingResolver(country: Country): Resolver<BookingInput, unknown, BookingForm> {
  return async (values, context, options) => {
    const readPhone = await loadPhoneReader()
    const input = completeInput({ ...values, ...accountFields(readStoredSession()?.user ?? null) })
    const flightNumber = asksForFlight(input) ? input.flightNumber : ''
    const schema = bookingFormSchema({ country, now: new Date(), readPhone })
    return standardSchemaResolver(schema)({ ...input, flightNumber }, context, options as never)
  }
}
