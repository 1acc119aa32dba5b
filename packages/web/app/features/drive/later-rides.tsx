import { localTime } from '@retour/domain/booking/pickup-time'
import type { DriverRide } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'

/** The rides after the next one. */
export function LaterRides({ rides }: { rides: DriverRide[] }) {
  if (rides.length === 0) return null
  return (
    <section>
      <h2 className="flex justify-between border-b border-ink pb-0.75 font-strong">
        {m.drive_after_that()}
        <span className="font-normal text-ink-2">{m.drive_rides({ count: rides.length })}</span>
      </h2>
      <ul>
        {rides.map((ride) => {
          const { time, date } = localTime(ride.pickupAt, ride.country)
          return (
            <li key={ride.id} className="grid grid-cols-[5.5rem_1fr] gap-1.5 border-b border-line py-1.5">
              <span>
                <bdi className="block font-display text-h3 tabular-nums">{time}</bdi>
                <bdi className="block text-meta text-ink-2">{date}</bdi>
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-strong">
                  {m.desk_route({ from: ride.pickupLocation, to: ride.dropoffLocation })}
                </span>
                <span className="block text-small text-ink-2">
                  {m.drive_person({
                    name: ride.fullName,
                    people: m.desk_people({ count: ride.passengerCount }),
                  })}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
