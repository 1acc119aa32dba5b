import { localTime } from '@retour/domain/booking/pickup-time'
import { rideSteps, type RideMove } from '@retour/domain/rides/ride-moves'
import type { DriverRide } from '@retour/domain/wire/ride'
import { MapPin, Map as MapIcon, Phone, Plane, Users, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { placeTime } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { rideStateName } from '#app/ui/ride-state.tsx'
import { nextMove } from './after-taps.ts'
import { NameBoard } from './name-board.tsx'
import { tapLabel } from './tap-label.ts'

/** The next ride: time, route, passengers, and one large button for the next step. */
export function NextRide({ ride, onTap }: { ride: DriverRide; onTap: (move: RideMove) => void }) {
  const { time } = localTime(ride.pickupAt, ride.country)
  const move = nextMove[ride.state]
  return (
    <article className="grid gap-2">
      <header>
        <p className="text-ink-2">
          <bdi>{placeTime(ride.pickupAt, ride.country)}</bdi>
        </p>
        <p className="font-display text-hour leading-none tabular-nums">
          <bdi>{time}</bdi>
        </p>
        <p className="mt-1 font-strong text-green">{rideStateName(ride.state)}</p>
      </header>
      <dl className="border-t border-line">
        <Line Icon={MapPin} label={m.drive_pickup()}>
          {ride.pickupLocation}
        </Line>
        <Line
          Icon={Plane}
          label={ride.flightNumber ? m.drive_to_flight({ flight: ride.flightNumber }) : m.ride_to()}
        >
          {ride.dropoffLocation}
        </Line>
        <Line Icon={Users} label={m.desk_people({ count: ride.passengerCount })}>
          {ride.fullName}
        </Line>
        {ride.specialRequests && (
          <Line Icon={Users} label={m.ride_wishes()}>
            {ride.specialRequests}
          </Line>
        )}
      </dl>
      <div className="grid grid-cols-2 gap-1.25">
        <a
          className={buttonClass({ variant: 'outlined', size: 'large' })}
          href={`tel:${ride.phone.replaceAll(/[^+\d]/g, '')}`}
        >
          <Phone aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.drive_call()}
        </a>
        <a className={buttonClass({ variant: 'outlined', size: 'large' })} href={routeOf(ride)}>
          <MapIcon aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.drive_route()}
        </a>
      </div>
      {move && (
        <div>
          <Button size="large" isWide className="min-h-[80px] text-h3" onClick={() => onTap(move)}>
            {tapLabel(move)}
          </Button>
          <p className="mt-1 text-center text-small text-ink-2">{after(move)}</p>
        </div>
      )}
      <More ride={ride} onTap={onTap} />
    </article>
  )
}

function More({ ride, onTap }: { ride: DriverRide; onTap: (move: RideMove) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="grid gap-1.25">
      <div className="grid grid-cols-2 gap-1.25">
        <NameBoard name={ride.fullName} />
        {ride.state === 'at-pickup' && !isAsking && (
          <Button variant="outlined" size="large" onClick={() => setIsAsking(true)}>
            {m.drive_problem()}
          </Button>
        )}
      </div>
      {isAsking && ride.state === 'at-pickup' && (
        <div className="grid gap-1.25">
          <p role="status">{m.drive_no_show_ask()}</p>
          <Button size="large" onClick={() => onTap('no-show')}>
            {m.drive_no_show()}
          </Button>
          <Button variant="outlined" size="large" onClick={() => setIsAsking(false)}>
            {m.drive_wait_on()}
          </Button>
        </div>
      )}
    </div>
  )
}

const stateBehind = (move: RideMove | undefined) => rideSteps.find((step) => step.move === move)?.to

/** The steps that follow: "Then: At pickup, On board, Done." */
function after(move: RideMove): string {
  const steps: string[] = []
  for (let state = stateBehind(move); state; state = stateBehind(nextMove[state]))
    if (nextMove[state]) steps.push(rideStateName(stateBehind(nextMove[state])!))
  return steps.length > 0 ? m.drive_then({ steps: steps.join(', ') }) : ''
}

/** Opens the phone's map application: with the pickup first, then with the destination. */
function routeOf({ state, pickupLocation, dropoffLocation, city }: DriverRide): string {
  const place = state === 'on-board' ? dropoffLocation : pickupLocation
  const query = new URLSearchParams({ api: '1', destination: [place, city].filter(Boolean).join(', ') })
  return `https://www.google.com/maps/dir/?${query}`
}

function Line({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-1.5">
      <dt className="flex gap-1.5 text-small text-ink-2">
        <Icon aria-hidden className="size-2.5 flex-none text-ink" strokeWidth={1.6} />
        {label}
      </dt>
      <dd className="ps-4 text-lead font-strong wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
