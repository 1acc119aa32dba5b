import type { IssuedSums } from '@retour/domain/trip/issued-sums'
import type { RefundForm, Traveler, Trip, TripBag, TripLeg } from '@retour/domain/trip/trip-records'
import type { Ways } from '@retour/domain/trip/ways-of'
import type { WithId } from '@retour/domain/trip/with-id'
import type { ReactNode } from 'react'
import type { TripStep } from '#app/platform/trip-device.ts'

/** A form of the trip, its sums and the ways to its money. */
export interface ExitForm {
  form: WithId<RefundForm>
  sums: Pick<IssuedSums, 'totalCents'>
  ways: Pick<Ways, 'range'>
}

/** The data for the plan of the last day. */
export interface ExitTrip {
  legs: readonly WithId<TripLeg>[]
  bags: readonly WithId<TripBag>[]
  travelers: readonly WithId<Traveler>[]
  forms: readonly ExitForm[]
}

/** Writes rows of the open trip, or starts a trip. Rejects if the browser could not store them. */
export type WriteTrip = (steps: (tripId: string) => TripStep[]) => Promise<void>

export interface ExitDayProps {
  screen: 'legs' | 'plan'
  view: Omit<ExitTrip, 'forms'> & { trip: Pick<Trip, 'endsOn'> | null }
  forms: readonly ExitForm[]
  onWrite: WriteTrip
  breadcrumbs: ReactNode
}
