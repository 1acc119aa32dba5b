import { formatNearDay } from '@retour/domain/content/format-day'
import { formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { readEntry } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'
import type { TripBag, TripLeg, TripRecords } from '@retour/domain/trip/trip-records'
import { m } from '#app/paraglide/messages.js'
import { goodsName } from '#app/features/trip/goods-name.ts'
import { wayNames } from '#app/features/trip/ways-part.tsx'
import type { Difference } from './find-differences.ts'

/** The subject of a conflict, by its field. */
const labels: Record<string, () => string> = {
  deleted: m.trip_diff_deleted,
  cents: m.trip_amount,
  shop: m.trip_shop,
  boughtOn: m.trip_day,
  travelerId: m.trip_passport,
  goods: m.trip_goods,
  documentId: m.trip_diff_invoice,
  formId: m.trip_diff_form,
  note: m.trip_diff_note,
  country: m.trip_country,
  operator: m.trip_operator,
  code: m.trip_code,
  way: m.trip_diff_way,
  issuedOn: m.trip_issued_on,
  earlyRefundOn: m.trip_tap_early,
  validatedOn: m.trip_state_stamped,
  handedInOn: m.trip_state_sent,
  paidOn: m.trip_state_paid,
  refusedOn: m.trip_state_refused,
  expiredOn: m.trip_state_expired,
  trouble: m.trip_diff_trouble,
  name: m.trip_diff_name,
  age: m.trip_age,
  startsOn: m.trip_starts,
  endsOn: m.trip_ends,
  homeCountry: m.trip_home,
  by: m.exit_by,
  number: m.trip_diff_number,
  from: m.exit_from,
  to: m.exit_to,
  departsAt: m.trip_diff_departs,
  arrivesAt: m.trip_diff_arrives,
  terminal: m.trip_diff_terminal,
  sameAircraft: m.exit_same_aircraft,
  minutes: m.trip_diff_minutes,
  kind: m.trip_diff_bag,
  bagIds: m.trip_diff_bag,
  collectedAfter: m.exit_tag,
}

export const labelOf = ({ field }: Difference): string => labels[field]?.() ?? field

type Values = Partial<
  TripRecords['purchase'] & TripRecords['form'] & TripRecords['leg'] & TripRecords['bag']
> &
  Record<string, FieldValue | undefined>

/** Other data of the trip, for fields that refer to another row. */
export interface NamesOf {
  traveler: (id: string) => string | undefined
  form: (id: string) => string | undefined
  /** Where a leg ends. */
  legEnd: (id: string) => string | undefined
  bagKind: (id: string) => TripBag['kind'] | undefined
}

/** Returns the options of a conflict as texts that all differ. */
export function optionText(entry: Entry, { field, options }: Difference, names: NamesOf): string[] {
  const record: object = readEntry(entry)?.record ?? {}
  const choices = options.map(
    (option) => describe(field, { ...record, ...option }, names) || m.trip_diff_empty(),
  )
  return choices.map((words, at) =>
    choices.indexOf(words) === at && choices.lastIndexOf(words) === at ? words : `${words} (${at + 1})`,
  )
}

function describe(field: string, values: Values, names: NamesOf): string {
  const day = (value: FieldValue | undefined) => (typeof value === 'string' ? formatNearDay(value) : '')
  switch (field) {
    case 'deleted':
      return values.deleted === true ? m.trip_diff_delete() : m.trip_diff_keep()
    case 'cents':
      return formatMoney({ currency: values.currency ?? 'EUR', cents: values.cents ?? 0 })
    case 'shop':
      return [values.shop, values.city, values.country && countryName(values.country)]
        .filter(Boolean)
        .join(', ')
    case 'country':
      return values.country ? countryName(values.country) : ''
    case 'travelerId':
      return values.travelerId ? (names.traveler(values.travelerId) ?? '') : m.trip_diff_nobody()
    case 'formId':
      return values.formId ? (names.form(values.formId) ?? '') : m.trip_diff_no_form()
    case 'documentId':
      return values.documentId ? m.trip_diff_invoice_shared() : m.trip_diff_invoice_own()
    case 'goods':
      return values.goods ? goodsName(values.goods) : ''
    case 'way':
      return values.way ? wayNames[values.way]() : ''
    case 'validatedOn':
      return [day(values.validatedOn), values.validatedBy && stamps[values.validatedBy]()]
        .filter(Boolean)
        .join(', ')
    case 'paidOn':
      return [
        day(values.paidOn),
        values.receivedCents ? formatMoney({ currency: 'EUR', cents: values.receivedCents }) : '',
      ]
        .filter(Boolean)
        .join(', ')
    case 'by':
      return values.by ? byNames[values.by]() : ''
    case 'departsAt':
    case 'arrivesAt':
      return timeText(values[field])
    case 'sameAircraft':
      return values.sameAircraft ? m.trip_diff_yes() : m.trip_diff_no()
    case 'minutes':
      return minutesText(values.minutes)
    case 'kind':
      return bagName(values.kind)
    case 'bagIds':
      return list((values.bagIds ?? []).map((id) => bagName(names.bagKind(id))))
    case 'collectedAfter':
      return list((values.collectedAfter ?? []).map(names.legEnd)) || m.trip_diff_at_the_end()
    default: {
      const value = values[field]
      if (field.endsWith('On')) return day(value)
      if (typeof value === 'string' || typeof value === 'number') return String(value)
      return value === null || value === undefined ? '' : JSON.stringify(value)
    }
  }
}

const list = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(', ')

const timeText = (at: string | null | undefined): string =>
  at ? `${formatNearDay(at.slice(0, 10))}, ${at.slice(11)}` : ''

const minutesText = (minutes: TripLeg['minutes'] = {}): string =>
  list(Object.values(minutes).map((each) => m.exit_minutes({ minutes: each })))

const bagName = (kind: TripBag['kind'] | undefined): string => (kind ? bagNames[kind]() : '')

const byNames = { plane: m.exit_plane, train: m.exit_train, road: m.exit_road, ship: m.exit_ship }
const bagNames = { cabin: m.exit_cabin, hold: m.exit_hold, worn: m.exit_worn }
const stamps = { kiosk: m.trip_tap_kiosk, stamp: m.trip_tap_stamp }
