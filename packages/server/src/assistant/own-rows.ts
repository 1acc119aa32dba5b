import type { Library } from '@retour/domain/assistant/tools/library'
import { formatDay } from '@retour/domain/content/format-day'
import { twoAnswersOnSaved } from '@retour/domain/content/two-answers'
import type { OwnRows } from '@retour/domain/assistant/tools/own-rows'
import { formatPickupTime } from '@retour/domain/booking/pickup-time'
import { isCurrency } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { toMoney } from '@retour/domain/money/to-money'
import { countryName, isCountry } from '@retour/domain/places/countries'
import type { CallerClaims, Database } from '#server/database/database'

const calculationsRead = 10
const bookingsRead = 5
const favoritesRead = 20

/**
 * Reads the caller's calculations, bookings and favorites in the caller's database role. Row security limits them, so
 * no question or model can read other rows. Newest first, without names, addresses or phone numbers.
 */
export function readOwnRows(
  database: Database,
  claims: CallerClaims,
  rules: Pick<Library, 'editionId' | 'rates'>,
): Promise<OwnRows> {
  return database.asCaller(
    claims,
    async (tx) => {
      const leads = await tx
        .selectFrom('leads')
        .select(['calculated_on', 'purchase_amount', 'refund_amount', 'currency', 'country', 'status'])
        .orderBy('created_at', 'desc')
        .limit(calculationsRead)
        .execute()
      const bookings = await tx
        .selectFrom('bookings')
        .select(['pickup_date', 'pickup_location', 'dropoff_location', 'vehicle_type', 'country'])
        .orderBy('created_at', 'desc')
        .limit(bookingsRead)
        .execute()
      const favorites = await tx
        .selectFrom('favorite_locations')
        .select('location_name')
        .orderBy('created_at', 'desc')
        .limit(favoritesRead)
        .execute()
      return {
        calculations: leads.map(
          ({ calculated_on, purchase_amount, refund_amount, currency, country, status }) => ({
            calculatedOn: formatDay(calculated_on),
            purchase: moneyText(purchase_amount, currency),
            refund: moneyText(refund_amount, currency),
            isEligible: Number(refund_amount) > 0,
            law:
              isCountry(country) && isCurrency(currency)
                ? (twoAnswersOnSaved(
                    {
                      country,
                      purchase: toMoney(purchase_amount, currency),
                      refund: toMoney(refund_amount, currency),
                    },
                    rules,
                  )?.law.line ?? null)
                : null,
            country: isCountry(country) ? countryName(country) : country,
            status: status ?? 'pending',
          }),
        ),
        bookings: bookings.map(
          ({ pickup_date, pickup_location, dropoff_location, vehicle_type, country }) => ({
            pickupOn: formatPickupTime(pickup_date.toISOString(), isCountry(country) ? country : null),
            from: asText(pickup_location),
            to: asText(dropoff_location),
            vehicle: vehicle_type,
          }),
        ),
        favorites: favorites.map(({ location_name }) => asText(location_name)),
        citations: [{ title: 'Your dashboard', path: '/dashboard', dated: 'as stored now' }],
      }
    },
    { isReadOnly: true },
  )
}

function moneyText(amount: string, currency: string): string {
  return isCurrency(currency) ? formatMoney(toMoney(amount, currency)) : `${currency} ${amount}`
}

/** Removes Markdown characters and line breaks from text that a user typed. */
function asText(typed: string): string {
  return typed
    .replaceAll(/[[\]()<>*_`#|\\\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
}
