import { typedAmount } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { m } from '#app/paraglide/messages.js'
import { goodsName } from '#app/features/trip/goods-name.ts'
import type { TripView } from '#app/features/trip/trip-view.ts'

/** Returns the purchases as CSV, the oldest first (RFC 4180, with a byte order mark for Excel). */
export function purchasesCsv(
  { purchases, travelers, forms }: TripView,
  photos: ReadonlyMap<string, string>,
): string {
  const head = [
    m.trip_day(),
    m.trip_shop(),
    m.trip_city(),
    m.trip_country(),
    m.trip_file_amount(),
    m.trip_currency(),
    m.trip_goods(),
    m.trip_file_traveler(),
    m.trip_file_form(),
    m.trip_code(),
    m.trip_file_note(),
    m.trip_photo(),
  ]
  const rows = purchases.toReversed().map((purchase) => {
    const form = forms.find(({ id }) => id === purchase.formId)
    return [
      purchase.boughtOn,
      purchase.shop,
      purchase.city,
      countryName(purchase.country),
      typedAmount(purchase.cents),
      purchase.currency,
      goodsName(purchase.goods),
      travelers.find(({ id }) => id === purchase.travelerId)?.name ?? '',
      form?.issuedOn ?? '',
      form?.code ?? '',
      purchase.note,
      photos.get(purchase.id) ?? '',
    ]
  })
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/** Returns a cell that spreadsheets do not evaluate: a text that starts like a formula is marked as text. */
export function csvCell(value: string): string {
  const text = /^\s*[=+\-@|%\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
