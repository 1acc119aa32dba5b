import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DriverRides } from '@retour/domain/wire/ride'
import { WifiOff } from 'lucide-react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'
import { localTime } from '#app/platform/local-time.ts'
import { useOwnPage } from '#app/platform/use-own-page.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { stateAfter } from './after-taps.ts'
import { LaterRides } from './later-rides.tsx'
import { NextRide } from './next-ride.tsx'
import { tapLabel } from './tap-label.ts'
import { type RefusedTap, useDriverRides } from './use-driver-rides.ts'
import type { Tap } from './waiting-taps.ts'

/** A driver's page: the next ride with large buttons, and later ones. Works offline. */
export function DriveScreen({ link }: { link: string }) {
  return link === '' ? <UnknownLink /> : <Rides link={link} />
}

function Rides({ link }: { link: string }) {
  const { query, taps, refused, tap } = useDriverRides(link)
  useOwnPage()
  if (toBackendError(query.error).status === 404) return <UnknownLink />
  return (
    <>
      {/* The heading until the rides have loaded. */}
      {!query.data && <h1 className="sr-only">{m.drive_page_title()}</h1>}
      <QueryContent
        query={query}
        failure={m.drive_failed()}
        waiting={m.drive_loading()}
        skeleton={<Skeleton className="h-30 w-full" />}
      >
        {(answer) => (
          <div className="mx-auto grid max-w-[480px] gap-3">
            <Head answer={answer} taps={taps} />
            <Refusal refused={refused} />
            <Body answer={answer} taps={taps} onTap={tap} />
            <Waiting taps={taps} />
          </div>
        )}
      </QueryContent>
    </>
  )
}

function Head({ answer, taps }: { answer: DriverRides; taps: Tap[] }) {
  const { driver, rides } = answer
  return (
    <header className="flex flex-wrap items-center justify-between gap-1 border-b border-line pb-1.5">
      <h1 className="font-strong wrap-anywhere">
        {m.drive_heading({ name: driver.name, rides: m.drive_rides({ count: rides.length }) })}
      </h1>
      {taps.length > 0 && (
        <Badge>
          <WifiOff aria-hidden className="size-2" strokeWidth={1.6} />
          {m.drive_waits({ count: taps.length })}
        </Badge>
      )}
    </header>
  )
}

type BodyProps = { answer: DriverRides; taps: Tap[]; onTap: (rideId: string, move: RideMove) => void }

function Body({ answer, taps, onTap }: BodyProps) {
  const rides = answer.rides.map((ride) => ({ ...ride, state: stateAfter(ride, taps) }))
  const open = rides.filter(({ state }) => state !== 'done' && state !== 'no-show')
  // A ride under way comes before one with an earlier pickup.
  const next = open.find(({ state }) => state !== 'confirmed') ?? open[0]
  if (!next) return <EmptyNote>{m.drive_nothing()}</EmptyNote>
  return (
    <>
      <NextRide key={next.id} ride={next} onTap={(move) => onTap(next.id, move)} />
      <LaterRides rides={open.filter(({ id }) => id !== next.id)} />
    </>
  )
}

function Refusal({ refused }: { refused: RefusedTap | null }) {
  return (
    <div role="alert">
      {refused && (
        <Note kind="error">
          {m.drive_refused({ tap: tapLabel(refused.move), time: localTime(refused.atMs) })}{' '}
          {refused.why === 'not-now' ? m.drive_refused_state() : m.drive_refused_other()}
        </Note>
      )}
    </div>
  )
}

function Waiting({ taps }: { taps: Tap[] }) {
  return (
    <div role="status" className="grid gap-0.5">
      {taps.map(({ id, move, atMs }) => (
        <p key={id} className="text-small text-ink-2">
          {m.drive_kept({ tap: tapLabel(move), time: localTime(atMs) })}
        </p>
      ))}
    </div>
  )
}

function UnknownLink() {
  return (
    <div>
      <h1 className="heading-1">{m.drive_unknown_heading()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.drive_unknown_text()}</p>
    </div>
  )
}
