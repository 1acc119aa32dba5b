import { createPurchase } from '@retour/domain/trip/new-records'
import { newUuid } from '#app/platform/new-uuid.ts'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { Purchase } from '@retour/domain/trip/trip-records'
import { saveTrip, saveTripSettings, type TripStep } from '#app/platform/trip-device.ts'
import { meantFields } from './differences/has-differences.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripView } from './trip-view.ts'

/** Returns the open trip, and the row that starts one if there is none yet. */
export function tripToWrite({ trip }: Pick<TripView, 'trip'>): { tripId: string; firstSteps: TripStep[] } {
  if (trip) return { tripId: trip.id, firstSteps: [] }
  const tripId = newUuid()
  const record = { name: '', startsOn: null, endsOn: null, homeCountry: null }
  return { tripId, firstSteps: [{ id: tripId, tripId, kind: 'trip', record }] }
}

/** Resolves once the rows are stored. */
export async function writeRows(tripId: string, steps: readonly TripStep[]): Promise<void> {
  await saveTrip(steps)
  // The shown trip can also be derived from the rows.
  await saveTripSettings({ shownTrip: tripId }).catch(() => null)
}

/** Writes rows of the open trip, or starts a trip. */
export async function writeSteps(
  view: Pick<TripView, 'trip'>,
  steps: (tripId: string) => TripStep[],
): Promise<void> {
  const { tripId, firstSteps } = tripToWrite(view)
  await writeRows(tripId, [...firstSteps, ...steps(tripId)])
}

interface PurchaseToSave {
  view: TripView
  /** The purchase to change, as it was when its sheet opened; null for a new one. */
  edited: { id: string; opened: Entry | undefined } | null
  purchase: Parameters<typeof createPurchase>[0]
  /** The name of a new traveler for whom it was bought. */
  travelerName: string
}

/** Saves a purchase with all new records, and returns its id. Rejects if the browser could not store it. */
export async function savePurchase({
  view,
  edited,
  purchase,
  travelerName,
}: PurchaseToSave): Promise<string> {
  const { tripId, firstSteps } = tripToWrite(view)
  const named = travelerName.trim() === '' ? null : travelerNamed(travelerName, tripId, view)
  const travelerId = named?.travelerId ?? purchase.travelerId
  const steps = [...firstSteps, ...(named?.firstSteps ?? [])]
  const id = edited?.id ?? newUuid()
  if (edited)
    steps.push({
      id,
      fields: meantFields(edited.opened, { ...purchase, travelerId }),
      ...(edited.opened && { opened: edited.opened }),
    })
  else steps.push({ id, tripId, kind: 'purchase', record: createPurchase({ ...purchase, travelerId }) })
  await writeRows(tripId, steps)
  return id
}

/** A typed name that exists is the same person; otherwise returns the row of a new one. */
function travelerNamed(
  typed: string,
  tripId: string,
  { travelers }: Pick<TripView, 'travelers'>,
): { travelerId: string; firstSteps: TripStep[] } {
  const known = travelers.find(({ name }) => isSameName(name, typed))
  if (known) return { travelerId: known.id, firstSteps: [] }
  const travelerId = newUuid()
  const record = { name: typed.trim(), age: null }
  return { travelerId, firstSteps: [{ id: travelerId, tripId, kind: 'traveler', record }] }
}

const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

const plainName = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

export const removePurchase = (id: string): Promise<void> => saveTrip([{ id, fields: { deleted: true } }])
export const bringBack = (id: string): Promise<void> => saveTrip([{ id, fields: { deleted: false } }])

/** Splits a purchase in two; the second half, never the larger, belongs to the other traveler. */
export async function splitPurchase(
  { id, ...purchase }: WithId<Purchase>,
  { tripId, travelers }: Pick<TripView, 'travelers'> & { tripId: string },
  other: { travelerId: string } | { name: string },
): Promise<[first: number, second: number]> {
  const second = Math.floor(purchase.cents / 2)
  const first = purchase.cents - second
  const { travelerId, firstSteps } =
    'name' in other ? travelerNamed(other.name, tripId, { travelers }) : { ...other, firstSteps: [] }
  const half = { ...purchase, cents: second, travelerId, documentId: null, formId: null }
  await saveTrip([
    ...firstSteps,
    { id, fields: { cents: first } },
    { id: newUuid(), tripId, kind: 'purchase', record: half },
  ])
  return [first, second]
}
