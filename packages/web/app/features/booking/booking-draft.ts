import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'
import { newUuid } from '#app/platform/new-uuid.ts'
import { personSchema, rideSchema, type BookingInput } from './booking-input.ts'

/** The input for one place, and the idempotency key of its request. */
const draftSchema = z.object({
  ride: rideSchema,
  key: z.uuid(),
  /** The rows of earlier attempts, as JSON, that may have been stored although no response arrived. */
  attempts: z.array(z.string()),
  /** The query of the URL that has been applied to the form. */
  appliedSearch: z.string(),
})

export type BookingDraft = z.infer<typeof draftSchema>

const stateSchema = z.object({ person: personSchema, drafts: z.record(z.string(), draftSchema) })

type BookingState = z.infer<typeof stateSchema>

const initial: BookingState = { person: { fullName: '', email: '', phone: '' }, drafts: {} }

/** The input of the booking form in this tab: the person once, rides by place. It ends with the tab. */
export const bookingStore = createSessionStore('retour-booking', initial, parseState)

/** Validates a stored state; an invalid one becomes the initial state. */
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

/** Returns the idempotency key of this place's request. It is created once and stays until the request is stored. */
export function requestKey(place: string): string {
  const draft = readDraft(place)
  if (draft) return draft.key
  writeDraft(place, {})
  return requestKey(place)
}

/** Stores the form's input as the draft of a place. */
export function writeInput(place: string, { fullName, email, phone, ...ride }: BookingInput): void {
  bookingStore.write({ person: { fullName, email, phone } })
  writeDraft(place, { ride })
}

/** Removes the draft of a place and the person's data after success. */
export function forgetDraft(place: string): void {
  const { [place]: _done, ...drafts } = bookingStore.read().drafts
  bookingStore.write({ person: initial.person, drafts })
}

/**
 * Gives the draft a new key, because a form that was changed after another version of it was stored is a new request.
 */
export function renewKey(place: string): void {
  writeDraft(place, { key: newUuid(), attempts: [] })
}

function newDraft(): BookingDraft {
  return { ride: z.parse(rideSchema, {}), key: newUuid(), attempts: [], appliedSearch: '' }
}
