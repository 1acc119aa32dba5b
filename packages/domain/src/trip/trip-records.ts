import { currencies } from '../money/currencies.ts'
import { countries } from '../places/countries.ts'
import {
  day,
  id,
  listOf,
  mapOf,
  matching,
  nullable,
  oneOf,
  type RecordOf,
  text,
  whole,
  yesOrNo,
} from './field-checks.ts'

const cents = whole(Number.MAX_SAFE_INTEGER)

/** What can be bought; only what changes the rate or excludes the purchase is told apart. */
export const goodsKinds = [
  'general',
  'food',
  'books',
  'medicine',
  'services',
  'tobacco',
  'fuel-and-vehicles',
  'weapons',
  'art-and-antiques',
  'used',
] as const

export type GoodsKind = (typeof goodsKinds)[number]

/** `homeCountry` is an ISO 3166-1 alpha-2 code. */
const tripFields = {
  name: text(120),
  startsOn: nullable(day),
  endsOn: nullable(day),
  homeCountry: nullable(matching(/^[A-Z]{2}$/)),
} as const

/** `name` as in the passport; one form belongs to one passport. No passport number is ever stored. `age` in years. */
const travelerFields = {
  name: text(120),
  age: nullable(whole(130)),
} as const

/**
 * One receipt. `cents` are hundredths of `currency`, VAT included. `locationId` names a place or refund location of the
 * catalogue (`location-id.ts`); `shop` is the name that the person sees, typed or taken from there. `mallId` is the
 * location of the mall whose shops join their receipts, where the person says so. `seller` is the VAT number or another
 * mark by which two receipts are of one seller; empty where the shop's name decides. `documentId` is equal for receipts
 * that stand on one invoice. `formId` is set once a form has been issued with this purchase on it.
 */
const purchaseFields = {
  travelerId: nullable(id),
  cents,
  currency: oneOf(currencies),
  shop: text(200),
  locationId: nullable(text(200)),
  mallId: nullable(text(200)),
  seller: text(60),
  country: oneOf(countries),
  city: text(120),
  boughtOn: day,
  goods: oneOf(goodsKinds),
  documentId: nullable(id),
  formId: nullable(id),
  note: text(2000),
} as const

/** The stations of a form's life, in their order; refused and expired end it. */
export const formStates = ['issued', 'validated', 'handed-in', 'paid', 'refused', 'expired'] as const

export type FormState = (typeof formStates)[number]

/** The ways by which a refund reaches the hand. */
export const payoutWays = [
  'operator-card',
  'counter-cash',
  'early-in-town',
  'trip-app',
  'shop-itself',
] as const

export type PayoutWay = (typeof payoutWays)[number]

/**
 * A form as the shop issued it, with the day of each station, null until then. `validatedBy` tells how customs did it;
 * `code` is what the official check asks for (Spain's CSV, Italy's request code, an operator's form number).
 * `earlyRefundOn` is the day on which money was taken in town before customs. `received` is what came, in hundredths
 * of EUR. `trouble` is what the end of a red screen noted. `medium`: `electronic` has a code that a kiosk reads, be it on
 * paper or on a phone. `bagIds` are the bags in which its goods leave; none: nobody said.
 */
const formFields = {
  travelerId: nullable(id),
  country: oneOf(countries),
  shop: text(200),
  operator: text(120),
  code: text(120),
  way: nullable(oneOf(payoutWays)),
  issuedOn: day,
  earlyRefundOn: nullable(day),
  validatedOn: nullable(day),
  validatedBy: nullable(oneOf(['kiosk', 'stamp'])),
  handedInOn: nullable(day),
  paidOn: nullable(day),
  receivedCents: nullable(cents),
  refusedOn: nullable(day),
  expiredOn: nullable(day),
  trouble: text(2000),
  note: text(2000),
  medium: nullable(oneOf(['paper', 'electronic'])),
  bagIds: listOf(id, 20),
} as const

/**
 * One part of the way home. `from` and `to` are IATA codes or names as typed; times are local to each
 * (YYYY-MM-DDTHH:MM). `sameAircraft`: the aircraft of the leg before only stopped in between. `travelerId` is null where
 * everybody goes. `minutes` are a person's own figures for what stands before this departure (`exit/day/durations.ts`), and
 * under `ready-at` from when on they can be there, in minutes after midnight of that day.
 */
const legFields = {
  by: oneOf(['plane', 'train', 'road', 'ship']),
  number: text(20),
  from: text(120),
  to: text(120),
  departsAt: nullable(matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
  arrivesAt: nullable(matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)),
  sameAircraft: yesOrNo,
  travelerId: nullable(id),
  terminal: text(20),
  minutes: mapOf(/^[a-z-]{1,40}$/, whole(1440)),
} as const

/**
 * Where goods lie on the way home. `collectedAfter` are the legs after which a hold bag is given back; none: tagged
 * through to the end. `isTagKnown` is false as long as nobody said which.
 */
const bagFields = {
  travelerId: nullable(id),
  kind: oneOf(['cabin', 'hold', 'worn']),
  name: text(60),
  collectedAfter: listOf(id, 20),
  isTagKnown: yesOrNo,
} as const

export const tripRecordFields = {
  trip: tripFields,
  traveler: travelerFields,
  purchase: purchaseFields,
  form: formFields,
  leg: legFields,
  bag: bagFields,
} as const

/** Fields of which one means nothing without the others: an amount and its currency. */
export const inseparableFields: readonly (readonly string[])[] = [['cents', 'currency']]

/** Fields that came later, with what a row of before has in them. */
export const laterFields: { [Kind in RecordKind]?: Partial<TripRecords[Kind]> } = {
  form: { medium: null, bagIds: [] },
}

export type RecordKind = keyof typeof tripRecordFields
export type Trip = RecordOf<typeof tripFields>
export type Traveler = RecordOf<typeof travelerFields>
export type Purchase = RecordOf<typeof purchaseFields>
export type RefundForm = RecordOf<typeof formFields>
export type TripLeg = RecordOf<typeof legFields>
export type TripBag = RecordOf<typeof bagFields>
export type TripRecords = {
  trip: Trip
  traveler: Traveler
  purchase: Purchase
  form: RefundForm
  leg: TripLeg
  bag: TripBag
}
