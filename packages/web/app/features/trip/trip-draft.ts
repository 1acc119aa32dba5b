import { type Currency, isCurrency } from '@retour/domain/money/currencies'
import { maxAmountLength } from '@retour/domain/money/parse-amount'
import { type Country, isCountry } from '@retour/domain/places/countries'
import { type GoodsKind, goodsKinds } from '@retour/domain/trip/trip-records'
import { createDeviceStore } from '#app/platform/session-store.ts'

export interface ChosenShop {
  name: string
  locationId: string | null
  country: Country
  city: string
}

/** The unsaved input of a purchase. Null fields follow the last purchase, or today. */
export interface PurchaseDraft {
  amount: string
  /** The chosen reading of this ambiguous text. */
  chosenCents: number | null
  currency: Currency | null
  shop: ChosenShop | null
  /** The text of "Another shop"; null while a shop of the trip is chosen. */
  shopText: string | null
  /** The place of purchase, if it was changed by hand. */
  place: { country: Country; city: string } | null
  day: string | null
  travelerId: string | null
  /** The name of a new traveler; null while one of the trip is chosen. */
  travelerName: string | null
  goods: GoodsKind | null
}

export interface Drafts {
  /** The open sheet: that of a new purchase, or of the one with this id. */
  open: string | null
  drafts: Record<string, PurchaseDraft>
  /** The last saved purchase. */
  lastId: string | null
  /** The unsent input of the reminders' address; null before typing. */
  reminderAddress: string | null
}

export const newPurchase = 'new'

export const emptyDraft: PurchaseDraft = {
  amount: '',
  chosenCents: null,
  currency: null,
  shop: null,
  shopText: null,
  place: null,
  day: null,
  travelerId: null,
  travelerName: null,
  goods: null,
}

/** Shared by all tabs of this browser: unsaved input survives a reload, Back and a phone that ends the browser. */
export const draftStore = createDeviceStore<Drafts>(
  'retour-trip-draft',
  { open: null, drafts: {}, lastId: null, reminderAddress: null },
  parseDrafts,
)

export const readDraft = (id: string): PurchaseDraft => draftStore.read().drafts[id] ?? emptyDraft

export function writeDraft(id: string, change: Partial<PurchaseDraft>): void {
  draftStore.write({ drafts: { ...draftStore.read().drafts, [id]: { ...readDraft(id), ...change } } })
}

export function openSheet(id: string): void {
  draftStore.write({ open: id })
}

export function closeSheet(): void {
  draftStore.write({ open: null })
}

/** Closes the draft after it was saved as `savedId`, or its purchase was removed. */
export function dropDraft(id: string, savedId: string | null): void {
  const { drafts, lastId } = draftStore.read()
  const others = Object.entries(drafts).filter(([key]) => key !== id)
  draftStore.write({ drafts: Object.fromEntries(others), open: null, lastId: savedId ?? lastId })
}

const text = (value: unknown, longest: number) => (typeof value === 'string' ? value.slice(0, longest) : null)

export function parseDrafts(stored: unknown): Drafts {
  const { open, drafts, lastId, reminderAddress } = record(stored)
  return {
    open: text(open, 60),
    lastId: text(lastId, 60),
    reminderAddress: text(reminderAddress, 300),
    drafts: Object.fromEntries(Object.entries(record(drafts)).map(([id, draft]) => [id, parseDraft(draft)])),
  }
}

function parseDraft(stored: unknown): PurchaseDraft {
  const draft = record(stored)
  return {
    amount: text(draft.amount, maxAmountLength) ?? '',
    chosenCents: typeof draft.chosenCents === 'number' ? draft.chosenCents : null,
    currency: isCurrency(draft.currency) ? draft.currency : null,
    shop: parseShop(draft.shop),
    shopText: text(draft.shopText, 200),
    place: parsePlace(draft.place),
    day: text(draft.day, 10),
    travelerId: text(draft.travelerId, 60),
    travelerName: text(draft.travelerName, 120),
    goods: goodsKinds.find((kind) => kind === draft.goods) ?? null,
  }
}

function parsePlace(stored: unknown): PurchaseDraft['place'] {
  const { country, city } = record(stored)
  return isCountry(country) ? { country, city: text(city, 120) ?? '' } : null
}

function parseShop(stored: unknown): ChosenShop | null {
  const { name, locationId } = record(stored)
  const place = parsePlace(stored)
  return place && typeof name === 'string'
    ? { ...place, name: name.slice(0, 200), locationId: text(locationId, 200) }
    : null
}

const record = (stored: unknown) =>
  (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
