import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import type { Country } from '../places/countries.ts'

const regions: Record<Country, CountryCode> = { france: 'FR', spain: 'ES', italy: 'IT', germany: 'DE' }

/**
 * Parses a phone number to its stored form, "+33612345678", with " ext. 5" if one was typed. Returns null if it cannot
 * be one. Without a country code it is a number of the booking's country. Only its length is checked: numbering plans
 * change faster than their tables, and a wrongly refused number costs somebody their ride.
 */
export function readPhoneNumber(text: string, country: Country): string | null {
  const typed = text.trim().replace(/^00(?=[1-9])/, '+')
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: regions[country], extract: false })
  if (!phone?.isPossible()) return null
  return phone.ext ? `${phone.number} ext. ${phone.ext}` : phone.number
}
