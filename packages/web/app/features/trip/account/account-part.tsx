import type { TripView } from '#app/features/trip/trip-view.ts'
import { AccountLine, LeftLine } from './account-line.tsx'
import { KeepOffer } from './keep-offer.tsx'
import { RefusedNote } from './refused-note.tsx'
import { TripChoice } from './trip-choice.tsx'
import type { Kept } from './use-kept.ts'

export interface AccountPartProps {
  view: TripView
  kept: Kept
  /** Nothing was put in yet. */
  isEmpty: boolean
  /** The trip of this device that its person chose to keep here alone. */
  keptHere: string | null
}

/** Which trip is shown, and how it stands with an account. Comes for who is signed in, was, or has several trips. */
export function AccountPart({ view, kept, isEmpty, keptHere }: AccountPartProps) {
  return (
    <>
      <TripChoice view={view} />
      {kept.where === 'account' && <AccountLine kept={kept} isEmpty={isEmpty} />}
      {kept.where === 'account' && kept.sync.refused.length > 0 && (
        <RefusedNote refused={kept.sync.refused} />
      )}
      {kept.where === 'left' && <LeftLine />}
      {kept.where === 'here' && kept.isSignedIn && view.trip && (
        <KeepOffer tripId={view.trip.id} isKeptHere={keptHere === view.trip.id} />
      )}
    </>
  )
}
