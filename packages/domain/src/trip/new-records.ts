import type { Purchase, RefundForm, TripBag, TripLeg } from './trip-records.ts'

/** A receipt as it is first noted: nothing is said of its seller, mall or invoice, and it is on no form. */
export const createPurchase = (
  known: Omit<Purchase, 'seller' | 'mallId' | 'documentId' | 'formId' | 'note'>,
): Purchase => ({ ...known, seller: '', mallId: null, documentId: null, formId: null, note: '' })

/** A form as the shop has just issued it: no station of its life is reached yet. */
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

/** A leg of which only the way is known. */
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

/** A bag of which nobody has said yet how far it is tagged. */
export const createBag = (known: Pick<TripBag, 'travelerId' | 'kind'>): TripBag => ({
  ...known,
  name: '',
  collectedAfter: [],
  isTagKnown: false,
})
