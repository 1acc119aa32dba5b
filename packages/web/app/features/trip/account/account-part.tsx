import type { TripView } from '#app/features/trip/trip-view.ts'
import { AccountLine, LeftLine } from './account-line.tsx'
import { KeepOffer } from './keep-offer.tsx'
import { RefusedNote } from './refused-note.tsx'
import { TripChoice } from './trip-choice.tsx'
import type { StorageState } from './use-storage-state.ts'

export interface AccountPartProps {
  view: TripView
  storage: StorageState
  /** The trip is empty. */
  isEmpty: boolean
  /** The trip that its person chose to store on this device only. */
  localTripId: string | null
}

/**
 * The choice of the trip and its state in the account. Loaded for people who are or were signed in, or have several
 * trips.
 */
export function AccountPart({ view, storage, isEmpty, localTripId }: AccountPartProps) {
  return (
    <>
      <TripChoice view={view} />
      {storage.where === 'account' && <AccountLine storage={storage} isEmpty={isEmpty} />}
      {storage.where === 'account' && storage.sync.refused.length > 0 && (
        <RefusedNote refused={storage.sync.refused} />
      )}
      {storage.where === 'left' && <LeftLine />}
      {storage.where === 'here' && storage.isSignedIn && view.trip && (
        <KeepOffer tripId={view.trip.id} isLocal={localTripId === view.trip.id} />
      )}
    </>
  )
}
