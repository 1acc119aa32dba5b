import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { bookingFormSchema, type BookingForm, type BookingContext } from '@retour/domain/booking/booking-form'
import type { Country } from '@retour/domain/places/countries'
import type { Resolver } from 'react-hook-form'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { accountFields } from './account-fields.ts'
import { asksForFlight, completeInput, type BookingInput } from './booking-input.ts'

type PhoneReader = BookingContext['readPhone']

/** Numbers of every country weigh more than the form: they come when somebody types one, or sends the form. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  try {
    return (await import('@retour/domain/booking/phone-number')).readPhoneNumber
  } catch {
    // A script that doesn't come must not stop a request: the number goes as it was typed.
    return (text) => text.trim() || null
  }
}

/** The form's check. An account's name and address stand in for their locked fields. */
export function bookingResolver(country: Country): Resolver<BookingInput, unknown, BookingForm> {
  return async (values, context, options) => {
    const readPhone = await loadPhoneReader()
    const input = completeInput({ ...values, ...accountFields(readStoredSession()?.user ?? null) })
    const flightNumber = asksForFlight(input) ? input.flightNumber : ''
    const schema = bookingFormSchema({ country, now: new Date(), readPhone })
    return standardSchemaResolver(schema)({ ...input, flightNumber }, context, options as never)
  }
}
