import { localTime, formatPickupTime } from '@retour/domain/booking/pickup-time'
import { formatMoney } from '@retour/domain/money/money'
import type { Country } from '@retour/domain/places/countries'

/** Formats cents: "EUR 110.00". */
export const formatPrice = (minor: number): string => formatMoney({ currency: 'EUR', cents: minor })

/** Formats a pickup: "Sunday 29 November 2026, 08:45, Paris time (UTC+1)". */
export const placeTime = (instant: string, country: Country | null): string =>
  formatPickupTime(instant, country)

/** Formats an instant in local time of the place: "27 Nov 2026, 16:02". */
export function shortTime(instant: string, country: Country | null): string {
  const { date, time } = localTime(instant, country)
  return `${date}, ${time}`
}
