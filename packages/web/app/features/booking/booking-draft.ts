import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'
import { newUuid } from '#app/platform/new-uuid.ts'
import { personSchema, rideSchema, type BookingInput } from './booking-input.ts'

/** What was typed at one place, and the key that its request goes under however often it is sent. */
const draftSchema = z.object({
  ride: rideSchema,
  key: z.uuid(),
  /** Rows of attempts, as text, that may have been stored without an answer reaching us. */
  attempts: z.array(z.string()),
  /** The query of the address that has been put into the form already. */
  appliedSearch: z.string(),
})

export type BookingDraft = z.infer<typeof draftSchema>

const stateSchema = z.object({ person: personSchema, drafts: z.record(z.string(), draftSchema) })

type BookingState = z.infer<typeof stateSchema>

const initial: BookingState = { person: { fullName: '', email: '', phone: '' }, drafts: {} }

/** What the booking form was given in this tab: names the person once, rides by place. Ends with the tab. */
export const bookingStore = createSessionStore('retour-booking', initial, parseState)

export function parseState(stored: unknown): BookingState {
  const parsed = z.safeParse(stateSchema, stored)
  return parsed.success ? parsed.data : initial
}

export function readDraft(place: string): BookingDraft | null {
  return bookingStore.read().drafts[place] ?? null
}

export function writeDraft(place: string, change: Partial<BookingDraft>): void {
  const { drafts } = bookingStore.read()
  const draft = drafts[place] ?? newDraft()
  bookingStore.write({ drafts: { ...drafts, [place]: { ...draft, ...change } } })
}

/** The key that this place's request goes under: made once, kept until it is stored. */
export function requestKey(place: string): string {
  const draft = readDraft(place)
  if (draft) return draft.key
  writeDraft(place, {})
  return requestKey(place)
}

export function writeInput(place: string, { fullName, email, phone, ...ride }: BookingInput): void {
  bookingStore.write({ person: { fullName, email, phone } })
  writeDraft(place, { ride })
}

/** After success: neither this ride nor who asked for it stays behind. */
export function forgetDraft(place: string): void {
  const { [place]: _done, ...drafts } = bookingStore.read().drafts
  bookingStore.write({ person: initial.person, drafts })
}

/** A changed form that goes on after another version of it was stored is a request of its own. */
export function renewKey(place: string): void {
  writeDraft(place, { key: newUuid(), attempts: [] })
}

function newDraft(): BookingDraft {
  return { ride: z.parse(rideSchema, {}), key: newUuid(), attempts: [], appliedSearch: '' }
}
