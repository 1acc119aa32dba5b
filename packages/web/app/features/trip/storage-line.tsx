import { Check, Smartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { noTripYet, readTrip, subscribeToTrip } from '#app/platform/trip-device.ts'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Note } from '#app/ui/note.tsx'
import type { AccountPartProps } from './account/account-part.tsx'
import { Line, Press } from './account/state-of-keeping.tsx'
import { useStorageState } from './account/use-storage-state.ts'
import type { TripView } from './trip-view.ts'

const accountPart = lazyPart<AccountPartProps>(
  () => import('./account/account-part.tsx').then(({ AccountPart }) => AccountPart),
  'h-2.25 max-w-[24rem]',
)

interface StorageLineProps {
  view: TripView
  isStored: boolean
  /** The trip is empty. */
  isEmpty: boolean
}

/** Which trip this is and where it is stored: a promise while it is empty, later a fact. */
export function StorageLine({ view, isStored, isEmpty }: StorageLineProps) {
  const storage = useStorageState(view.trip?.id ?? null)
  const { tripKeptHere } = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  const isOffered = storage.where === 'here' && storage.isSignedIn && view.trip !== null
  const hasAccountPart = storage.where !== 'here' || isOffered || view.trips.length > 1
  return (
    <>
      {!isStored && (
        <Note kind="warning">
          <p>{storage.where === 'account' ? m.trip_kept_in_account_alone() : m.trip_kept_nowhere()}</p>
        </Note>
      )}
      {hasAccountPart && (
        <accountPart.Part view={view} storage={storage} isEmpty={isEmpty} localTripId={tripKeptHere} />
      )}
      {storage.where === 'here' && isStored && !isOffered && <HereLine isEmpty={isEmpty} />}
    </>
  )
}

/** Stored on this device only. */
function HereLine({ isEmpty }: { isEmpty: boolean }) {
  const { status } = useSession()
  const isComputer = useMediaQuery('(min-width: 64rem)')
  if (!isEmpty)
    return (
      <Line Icon={Check} tone="text-green">
        {isComputer ? m.trip_saved_here_computer() : m.trip_saved_here()}
      </Line>
    )
  return (
    <Line Icon={Smartphone} tone="text-green">
      {isComputer ? m.trip_kept_here_computer() : m.trip_kept_here()}
      {status === 'signed-out' && (
        <>
          {' '}
          <Press onPress={() => openAuthDialog('login')}>{m.trip_sign_in()}</Press> {m.trip_on_every_device()}
        </>
      )}
    </Line>
  )
}
