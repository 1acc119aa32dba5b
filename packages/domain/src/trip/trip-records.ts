import { z } from 'zod'
import { currencies } from '../money/currencies.ts'
import { countries } from '../places/countries.ts'
import { isCalendarDate } from '../vat/deadlines.ts'

/** A day in the shop's own time zone, as YYYY-MM-DD. */
const day = z.string().refine(isCalendarDate, 'Please give a date')
const text = (longest: number) =>
  z
    .string()
    .max(longest, `Please use at most ${longest} characters`)
    // oxlint-disable-next-line no-control-regex -- no control character but tab and line end belongs into a text
    .regex(/^[^\u0000-\u0008\u000b-\u001f]*$/)
const id = z.uuid()

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
export const tripSchema = z.object({
  name: text(120),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  homeCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})

/** `name` as in the passport; one form belongs to one passport. No passport number is ever stored. `age` in years. */
export const travelerSchema = z.object({
  name: text(120),
  age: z.int().min(0).max(130).nullable(),
})

/**
 * One receipt. `cents` are hundredths of `currency`, VAT included. `locationId` names a place or refund location of the
 * catalogue (`location-id.ts`); `shop` is the name that the person sees, typed or taken from there. `mallId` is the
 * location of the mall whose shops join their receipts, where the person says so. `seller` is the VAT number or another
 * mark by which two receipts are of one seller; empty where the shop's name decides. `documentId` is equal for receipts
 * that stand on one invoice. `formId` is set once a form has been issued with this purchase on it.
 */
export const purchaseSchema = z.object({
  travelerId: id.nullable(),
  cents: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: z.enum(currencies),
  shop: text(200),
  locationId: text(200).nullable(),
  mallId: text(200).nullable(),
  seller: text(60),
  country: z.enum(countries),
  city: text(120),
  boughtOn: day,
  goods: z.enum(goodsKinds),
  documentId: id.nullable(),
  formId: id.nullable(),
  note: text(2000),
})

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
export const formSchema = z.object({
  travelerId: id.nullable(),
  country: z.enum(countries),
  shop: text(200),
  operator: text(120),
  code: text(120),
  way: z.enum(payoutWays).nullable(),
  issuedOn: day,
  earlyRefundOn: day.nullable(),
  validatedOn: day.nullable(),
  validatedBy: z.enum(['kiosk', 'stamp']).nullable(),
  handedInOn: day.nullable(),
  paidOn: day.nullable(),
  receivedCents: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  refusedOn: day.nullable(),
  expiredOn: day.nullable(),
  trouble: text(2000),
  note: text(2000),
  // Forms that were noted before these two fields have neither.
  medium: z.enum(['paper', 'electronic']).nullable().default(null),
  bagIds: z.array(id).max(20).default([]),
})

/**
 * One part of the way home. `from` and `to` are IATA codes or names as typed; times are local to each
 * (YYYY-MM-DDTHH:MM). `sameAircraft`: the aircraft of the leg before only stopped in between. `travelerId` is null where
 * everybody goes. `minutes` are a person's own figures for what stands before this departure (`exit/durations.ts`).
 */
export const legSchema = z.object({
  by: z.enum(['plane', 'train', 'road', 'ship']),
  number: text(20),
  from: text(120),
  to: text(120),
  departsAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .nullable(),
  arrivesAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .nullable(),
  sameAircraft: z.boolean(),
  travelerId: id.nullable(),
  terminal: text(20),
  minutes: z.record(z.string().regex(/^[a-z-]{1,40}$/), z.int().min(0).max(1440)),
})

/**
 * Where goods lie on the way home. `collectedAfter` are the legs after which a hold bag is given back; none: tagged
 * through to the end. `isTagKnown` is false as long as nobody said which.
 */
export const bagSchema = z.object({
  travelerId: id.nullable(),
  kind: z.enum(['cabin', 'hold', 'worn']),
  name: text(60),
  collectedAfter: z.array(id).max(20),
  isTagKnown: z.boolean(),
})

export const tripRecordSchemas = {
  trip: tripSchema,
  traveler: travelerSchema,
  purchase: purchaseSchema,
  form: formSchema,
  leg: legSchema,
  bag: bagSchema,
} as const

export type RecordKind = keyof typeof tripRecordSchemas
export type Trip = z.infer<typeof tripSchema>
export type Traveler = z.infer<typeof travelerSchema>
export type Purchase = z.infer<typeof purchaseSchema>
export type RefundForm = z.infer<typeof formSchema>
export type TripLeg = z.infer<typeof legSchema>
export type TripBag = z.infer<typeof bagSchema>
export type TripRecords = {
  trip: Trip
  traveler: Traveler
  purchase: Purchase
  form: RefundForm
  leg: TripLeg
  bag: TripBag
}
