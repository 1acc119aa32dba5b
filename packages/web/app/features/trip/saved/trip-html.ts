import { formatDay } from '@retour/domain/content/format-day'
import { formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { m } from '#app/paraglide/messages.js'
import { goodsName } from '#app/features/trip/goods-name.ts'
import type { TripView } from '#app/features/trip/trip-view.ts'
import { tableName } from './trip-file-format.ts'

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.3rem .5rem;border-bottom:1px solid;overflow-wrap:anywhere}td.sum{white-space:nowrap;font-variant-numeric:tabular-nums}div{overflow-x:auto}'

/** Returns the trip as an HTML page for any browser, with links to its photos. It loads and runs nothing. */
export function tripHtml(
  { trip, travelers, purchases, forms, legs }: TripView,
  photos: ReadonlyMap<string, string>,
  savedOn: string,
): string {
  const nameOf = (id: string | null) => travelers.find((one) => one.id === id)?.name ?? ''
  const title = trip?.name || m.trip_name()
  const days = [trip?.startsOn, trip?.endsOn].flatMap((day) => (day ? formatDay(day) : [])).join(' – ')
  const bought = purchases.toReversed().map((one) => {
    const photo = photos.get(one.id)
    return [
      text(formatDay(one.boughtOn)),
      text(one.shop),
      text([one.city, countryName(one.country)].filter(Boolean).join(', ')),
      sum(formatMoney({ currency: one.currency, cents: one.cents })),
      text(goodsName(one.goods)),
      text(nameOf(one.travelerId)),
      text(one.note),
      photo ? `<td><a href="${escape(encodeURI(photo))}">${escape(m.trip_file_photo())}</a></td>` : text(''),
    ]
  })
  const issued = forms
    .toReversed()
    .map((form) => [
      text(form.shop),
      text(countryName(form.country)),
      text(form.operator),
      text(form.code),
      text(nameOf(form.travelerId)),
      ...[form.issuedOn, form.validatedOn, form.handedInOn, form.paidOn].map((day) =>
        text(day ? formatDay(day) : ''),
      ),
      sum(form.receivedCents === null ? '' : formatMoney({ currency: 'EUR', cents: form.receivedCents })),
    ])
  const ways = legs.map((leg) => [
    text(leg.number),
    text(leg.from),
    text(leg.to),
    ...[leg.departsAt, leg.arrivesAt].map((at) =>
      text(at ? `${formatDay(at.slice(0, 10))}, ${at.slice(11)}` : ''),
    ),
  ])
  const parts = [
    drawTable(
      m.trip_purchases(),
      [
        m.trip_day(),
        m.trip_shop(),
        m.trip_city(),
        m.trip_file_amount(),
        m.trip_goods(),
        m.trip_passport(),
        m.trip_file_note(),
        m.trip_photo(),
      ],
      bought,
    ),
    drawTable(
      m.trip_forms(),
      [
        m.trip_shop(),
        m.trip_country(),
        m.trip_operator(),
        m.trip_code(),
        m.trip_passport(),
        m.trip_issued_on(),
        m.trip_state_stamped(),
        m.trip_state_sent(),
        m.trip_state_paid(),
        m.trip_came(),
      ],
      issued,
    ),
    drawTable(
      m.trip_file_way_home(),
      [m.trip_diff_number(), m.exit_from(), m.exit_to(), m.trip_diff_departs(), m.trip_diff_arrives()],
      ways,
    ),
  ]
  const lines = [days, travelers.map(({ name }) => name).join(', ')].filter(Boolean)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)}</title><style>${style}</style></head><body>
<h1>${escape(title)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>\n`).join('')}${parts.join('')}<p>${escape(m.trip_file_saved_on({ day: formatDay(savedOn), table: tableName }))}</p>
</body></html>
`
}

const text = (value: string) => `<td>${escape(value)}</td>`
const sum = (value: string) => `<td class="sum">${escape(value)}</td>`

const drawTable = (heading: string, head: readonly string[], rows: readonly string[][]) =>
  rows.length === 0
    ? ''
    : `<h2>${escape(heading)}</h2>
<div><table><thead><tr>${head.map((word) => `<th>${escape(word)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>\n`).join('')}</tbody></table></div>
`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (value: string) => value.replaceAll(/["&'<>]/g, (character) => entities[character] ?? '')
