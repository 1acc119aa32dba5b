import { localTime } from '@retour/domain/booking/pickup-time'
import { vehicleClass } from '@retour/domain/booking/vehicles'
import { type RideWarning, warningsOf } from '@retour/domain/rides/urgency'
import type { DeskRide } from '@retour/domain/wire/ride'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { RideStateBadge } from '#app/ui/ride-state.tsx'
import { timeDistance, formatSpan } from './time-span.ts'

interface QueueRowProps {
  ride: DeskRide
  others: readonly DeskRide[]
  /** The server's current time. */
  at: string
  isNow: boolean
  isChosen: boolean
  onChoose: (id: string) => void
}

/** A ride in the queue: time and town of the pickup, route, customer, warnings, and state. */
export function QueueRow({ ride, others, at, isNow, isChosen, onChoose }: QueueRowProps) {
  const { time } = localTime(ride.pickupAt, ride.country)
  const [warning] = warningsOf(ride, others, at)
  const person = m.desk_person({
    name: ride.fullName,
    people: m.desk_people({ count: ride.passengerCount }),
    vehicle: vehicleClass(ride.vehicle).name,
  })
  return (
    <li className="border-b border-line">
      <button
        type="button"
        data-key-way="row"
        aria-current={isChosen || undefined}
        onClick={() => onChoose(ride.id)}
        className="grid w-full cursor-pointer grid-cols-[5rem_1fr] sm:grid-cols-[5rem_1fr_auto] gap-x-1.5 gap-y-0.5 py-1.5 text-start hover:bg-sunken aria-[current]:bg-blue-wash"
      >
        <span>
          <bdi className="block font-display text-h3 tabular-nums">{time}</bdi>
          <span className="block text-meta text-ink-2">
            <bdi>{isNow ? timeDistance(ride.pickupAt, at) : townOf(ride)}</bdi>
          </span>
        </span>
        <span className="grid min-w-0 content-start gap-0.5">
          <span className="font-strong wrap-anywhere">
            {m.desk_route({ from: ride.pickupLocation, to: ride.dropoffLocation })}
          </span>
          <span className="text-small wrap-anywhere text-ink-2">{person}</span>
          {warning && <WarningText warning={warning} ride={ride} at={at} />}
          {ride.state === 'quoted' && ride.quote && (
            <span className="text-small text-ink-2">
              <bdi>{m.desk_waits_until({ time: shortTime(ride.quote.validUntil, ride.country) })}</bdi>
            </span>
          )}
        </span>
        <span className="col-start-2 sm:col-start-3">
          <RideStateBadge state={ride.state} />
        </span>
      </button>
    </li>
  )
}

/** Derives a town's name from its slug: "Aix En Provence". The list of all places is too large to load for a name. */
const townOf = ({ city }: DeskRide) =>
  (city ?? '').replaceAll(/(?:^|-)(.)/g, (_all, letter: string) => ` ${letter.toUpperCase()}`).trim()

function WarningText({ warning, ride, at }: { warning: RideWarning; ride: DeskRide; at: string }) {
  const words: Record<RideWarning, () => string> = {
    'asks-change': m.desk_warning_asks_change,
    'no-driver': m.desk_warning_no_driver,
    'no-answer': () => m.desk_warning_no_answer({ time: formatSpan(ride.createdAt, at) }),
    'too-many': m.desk_warning_too_many,
    twice: m.desk_warning_twice,
    night: m.desk_warning_night,
  }
  const isRed = warning === 'no-driver' || warning === 'asks-change'
  const Icon = isRed ? CircleAlert : TriangleAlert
  return (
    <span
      className={`flex items-center gap-0.75 text-small font-strong ${isRed ? 'text-red' : 'text-amber'}`}
    >
      <Icon aria-hidden className="size-2.5 flex-none" strokeWidth={1.6} />
      {words[warning]()}
    </span>
  )
}
