import { Check, Smartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { noTripYet, readTrip, subscribeToTrip } from '#app/platform/trip-device.ts'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { Note } from '#app/ui/note.tsx'
import { AccountLine, LeftLine, Line, Press } from './account/account-line.tsx'
import { KeepOffer } from './account/keep-offer.tsx'
import { RefusedNote } from './account/refused-note.tsx'
import { TripChoice } from './account/trip-choice.tsx'
import { useKept } from './account/use-kept.ts'
import type { TripView } from './trip-view.ts'

interface KeptLineProps {
  view: TripView
  isKept: boolean
  /** Nothing was put in yet. */
  isEmpty: boolean
}

/** Which trip this is and where it lies. While it is empty that is a promise, later a fact. */
export function KeptLine({ view, isKept, isEmpty }: KeptLineProps) {
  const kept = useKept(view.trip?.id ?? null)
  const { tripKeptHere } = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  const isOffered = kept.where === 'here' && kept.isSignedIn && view.trip !== null
  return (
    <>
      <TripChoice view={view} />
      {!isKept && (
        <Note kind="warning">
          <p>{kept.where === 'account' ? m.trip_kept_in_account_alone() : m.trip_kept_nowhere()}</p>
        </Note>
      )}
      {kept.where === 'account' && <AccountLine kept={kept} isEmpty={isEmpty} />}
      {kept.where === 'account' && kept.sync.refused.length > 0 && (
        <RefusedNote refused={kept.sync.refused} />
      )}
      {kept.where === 'left' && <LeftLine />}
      {kept.where === 'here' && isKept && !isOffered && <HereLine isEmpty={isEmpty} />}
      {isOffered && <KeepOffer tripId={view.trip!.id} isKeptHere={tripKeptHere === view.trip!.id} />}
    </>
  )
}

/** On this device alone. */
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
