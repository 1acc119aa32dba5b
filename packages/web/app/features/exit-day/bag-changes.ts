import { createBag } from '@retour/domain/trip/new-records'
import type { RefundForm, TripBag } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { newUuid } from '#app/platform/new-uuid.ts'
import type { TripStep } from '#app/platform/trip-device.ts'
import type { ExitTrip } from './exit-day-props.ts'

/**
 * Returns the changes that put a form's goods into a bag of each kind: an existing bag of its traveler, else a new one.
 */
export function putInto(
  form: WithId<RefundForm>,
  kinds: readonly TripBag['kind'][],
  { bags }: ExitTrip,
  tripId: string,
): TripStep[] {
  const { travelerId } = form
  const firstSteps: TripStep[] = []
  const bagIds = kinds.map((kind) => {
    const known = bags.find((bag) => bag.travelerId === travelerId && bag.kind === kind)
    if (known) return known.id
    const id = newUuid()
    firstSteps.push({ id, tripId, kind: 'bag', record: createBag({ travelerId, kind }) })
    return id
  })
  return [...firstSteps, { id: form.id, fields: { bagIds } }]
}

/** Sets where a hold bag is collected: after these legs, nowhere on the way, or unknown (null). */
export const tagBag = (id: string, collectedAfter: string[] | null): TripStep[] => [
  { id, fields: { collectedAfter: collectedAfter ?? [], isTagKnown: collectedAfter !== null } },
]

/** Returns the kinds of bags with a form's goods, each once; empty if unknown. */
export function kindsOf(form: RefundForm, { bags }: ExitTrip): TripBag['kind'][] {
  return [...new Set(bags.filter(({ id }) => form.bagIds.includes(id)).map(({ kind }) => kind))]
}
