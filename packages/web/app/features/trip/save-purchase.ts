import { createPurchase } from '@retour/domain/trip/new-records'
import { newUuid } from '#app/platform/new-uuid.ts'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { Purchase } from '@retour/domain/trip/trip-records'
import { saveTrip, saveTripSettings, type TripStep } from '#app/platform/trip-device.ts'
import { meantFields } from './differences/has-differences.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripView } from './trip-view.ts'

/** The trip that is open, and the row that begins it where there is none yet. */
export function tripToWrite({ trip }: Pick<TripView, 'trip'>): { tripId: string; firstSteps: TripStep[] } {
  if (trip) return { tripId: trip.id, firstSteps: [] }
  const tripId = newUuid()
  const record = { name: '', startsOn: null, endsOn: null, homeCountry: null }
  return { tripId, firstSteps: [{ id: tripId, tripId, kind: 'trip', record }] }
}

/** Resolved once the rows are on the disk. */
export async function writeRows(tripId: string, steps: readonly TripStep[]): Promise<void> {
  await saveTrip(steps)
  // Which trip is shown can be told from the rows, too.
  await saveTripSettings({ shownTrip: tripId }).catch(() => null)
}

/** Writes rows of the open trip, or begins one. */
export async function writeSteps(
  view: Pick<TripView, 'trip'>,
  steps: (tripId: string) => TripStep[],
): Promise<void> {
  const { tripId, firstSteps } = tripToWrite(view)
  await writeRows(tripId, [...firstSteps, ...steps(tripId)])
}

interface PurchaseToSave {
  view: TripView
  /** The purchase that is changed, as it was when its sheet was opened; null for a new one. */
  edited: { id: string; opened: Entry | undefined } | null
  purchase: Parameters<typeof createPurchase>[0]
  /** The name of somebody who is new, for whom it was bought. */
  travelerName: string
}

/** Saves a purchase with all that is new beside it, and gives its id. Rejects where the browser could not keep it. */
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

/** Whoever is typed once more is the same person; the row that begins somebody new. */
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

/** Two halves in place of one purchase: the second, never the greater, goes to the other traveler. */
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
