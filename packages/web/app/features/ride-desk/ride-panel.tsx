import { localTime } from '@retour/domain/booking/pickup-time'
import { vehicleLabel } from '@retour/domain/booking/vehicles'
import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskRideAnswer } from '@retour/domain/wire/ride'
import { useQuery } from '@tanstack/react-query'
import { storeAnswer, storedQuery } from '#app/backend/stored-query.ts'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { moveDeskRide, readDeskRide } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { placeTime, formatPrice } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { LoadedNote } from '#app/ui/live-mark.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Line } from '#app/ui/use-live-line.ts'
import { useRideMove } from '#app/ui/use-ride-move.ts'
import { Failure } from './action-form.tsx'
import { deskPlace } from './desk-place.ts'
import { explainMove } from './explain-move.ts'
import { RideLog } from './ride-log.tsx'
import { RideMoves } from './ride-moves.tsx'
import { StateRail } from './state-rail.tsx'
import { timeDistance } from './time-span.ts'

/** A ride with its history and its possible moves. */
export function RidePanel({ id, line, onBack }: { id: string; line: Line; onBack: () => void }) {
  const queryKey = ['desk-ride', id]
  const place = deskPlace(`ride:${id}`)
  const query = useQuery(
    { queryKey, ...storedQuery(place, () => readDeskRide(id)), refetchInterval: line.pollIntervalMs },
    queryClient,
  )
  const { sending, send, failure, notice } = useRideMove<DeskRideAnswer, RideMove>({
    queryKey,
    query,
    explain: (error) => explainMove(error, query.data?.ride.country ?? null),
    onMoved: (after) => {
      storeAnswer(place, after)
      // Not awaited, so that the next move can be sent at once.
      void readAgain(['desk-rides'])
    },
  })

  return (
    <article className="min-w-0">
      <Button variant="quiet" size="small" className="lg:hidden" onClick={onBack}>
        {m.desk_back()}
      </Button>
      <QueryContent
        query={query}
        failure={m.desk_ride_failed()}
        waiting={m.desk_ride_loading()}
        skeleton={<Skeleton className="h-40 w-full" />}
      >
        {(answer) => (
          <div className="grid gap-4">
            <Heading answer={answer} />
            <LoadedNote line={line} loadedAtMs={query.dataUpdatedAt} />
            <Failure>{failure}</Failure>
            <div role="status">{notice && <Note kind="good">{notice}</Note>}</div>
            <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
              <RideMoves
                key={answer.ride.state}
                answer={answer}
                sending={sending}
                isStopped={line.state === 'lost'}
                onSend={(move, details) => {
                  const { version } = answer.ride
                  void send(move, version, () => moveDeskRide(id, { version, move, details }))
                }}
              />
              <About answer={answer} />
            </div>
            <RideLog answer={answer} />
          </div>
        )}
      </QueryContent>
    </article>
  )
}

function Heading({ answer: { ride, at } }: { answer: DeskRideAnswer }) {
  const { time } = localTime(ride.pickupAt, ride.country)
  return (
    <header>
      <p className="text-small text-ink-2">{ride.reference}</p>
      <h2 className="heading-3 wrap-anywhere">
        {m.desk_route({ from: ride.pickupLocation, to: ride.dropoffLocation })}
      </h2>
      <p className="mt-1 flex flex-wrap items-end gap-x-2">
        <bdi className="font-display text-range tabular-nums">{time}</bdi>
        <span className="pb-1 text-ink-2">
          <bdi>{placeTime(ride.pickupAt, ride.country)}</bdi>
          <br />
          <bdi>{timeDistance(ride.pickupAt, at)}</bdi>
        </span>
      </p>
      <StateRail ride={ride} />
    </header>
  )
}

function About({ answer: { ride } }: { answer: DeskRideAnswer }) {
  const { quote, driver, cancellation, country } = ride
  const facts = [
    { label: m.desk_name(), value: ride.fullName },
    { label: m.desk_mail(), value: ride.email },
    { label: m.ride_phone(), value: <bdi>{ride.phone}</bdi> },
    { label: m.ride_party(), value: String(ride.passengerCount) },
    { label: m.ride_car(), value: vehicleLabel(ride.vehicle) },
    ...(ride.flightNumber ? [{ label: m.ride_flight(), value: <bdi>{ride.flightNumber}</bdi> }] : []),
    ...(ride.specialRequests ? [{ label: m.ride_wishes(), value: ride.specialRequests }] : []),
    ...(quote
      ? [
          { label: m.desk_quote(), value: <bdi>{formatPrice(quote.priceMinor)}</bdi> },
          ...(quote.note ? [{ label: m.ride_note(), value: quote.note }] : []),
        ]
      : []),
    ...(driver
      ? [{ label: m.desk_driver(), value: [driver.name, driver.car, driver.plate, driver.phone].join('\n') }]
      : []),
    ...(cancellation
      ? [
          {
            label: m.ride_state_cancelled(),
            value: cancellation.feeMinor > 0 ? formatPrice(cancellation.feeMinor) : m.ride_cancelled_free(),
          },
        ]
      : []),
  ]
  return (
    <section>
      <h3 className="heading-3">{m.desk_customer()}</h3>
      <div className="mt-1">
        <Facts facts={facts} />
      </div>
      {quote && (
        <p className="mt-1 text-small text-ink-2">
          <bdi>
            {m.desk_cancel_rule({
              time: placeTime(quote.freeUntil, country),
              fee: formatPrice(quote.lateFeeMinor),
            })}
          </bdi>
        </p>
      )}
    </section>
  )
}
