import type { Purchase, RefundForm, TripBag, TripLeg } from './trip-records.ts'

/** Returns a new receipt: without seller, mall, invoice or form. */
export const createPurchase = (
  known: Omit<Purchase, 'seller' | 'mallId' | 'documentId' | 'formId' | 'note'>,
): Purchase => ({ ...known, seller: '', mallId: null, documentId: null, formId: null, note: '' })

/** Returns a form as the shop has just issued it: no later stage is reached yet. */
export const createForm = (
  known: Pick<RefundForm, 'travelerId' | 'country' | 'shop' | 'issuedOn'>,
): RefundForm => ({
  ...known,
  operator: '',
  code: '',
  way: null,
  earlyRefundOn: null,
  validatedOn: null,
  validatedBy: null,
  handedInOn: null,
  paidOn: null,
  receivedCents: null,
  refusedOn: null,
  expiredOn: null,
  trouble: '',
  note: '',
  medium: null,
  bagIds: [],
})

/** Returns a new leg with only means, start and end. */
export const createLeg = (known: Pick<TripLeg, 'by' | 'from' | 'to'>): TripLeg => ({
  ...known,
  number: '',
  departsAt: null,
  arrivesAt: null,
  sameAircraft: false,
  travelerId: null,
  terminal: '',
  minutes: {},
})

/** Returns a new bag whose tag is unknown. */
export const createBag = (known: Pick<TripBag, 'travelerId' | 'kind'>): TripBag => ({
  ...known,
  name: '',
  collectedAfter: [],
  isTagKnown: false,
})
