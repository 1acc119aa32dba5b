import { localTime } from '@retour/domain/booking/pickup-time'
import { vehicleLabel } from '@retour/domain/booking/vehicles'
import type { SharedRide } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { formatPrice } from '#app/platform/format-ride.ts'
import { Facts } from '#app/ui/facts.tsx'

/** The ride's time, route, driver and other details. */
export function RideFacts({ ride }: { ride: SharedRide }) {
  const { driver, quote, flightNumber, specialRequests } = ride
  const { weekday, longDate, time } = localTime(ride.pickupAt, ride.country)
  const facts = [
    ...(driver
      ? [
          { label: m.ride_driver(), value: driver.name },
          { label: m.ride_driver_car(), value: driver.car },
          { label: m.ride_plate(), value: <bdi>{driver.plate}</bdi> },
          {
            label: m.ride_phone(),
            value: (
              <a className="text-blue-ink underline" href={`tel:${driver.phone.replaceAll(/[^+\d]/g, '')}`}>
                <bdi>{driver.phone}</bdi>
              </a>
            ),
          },
        ]
      : []),
    { label: m.ride_from(), value: ride.pickupLocation },
    { label: m.ride_to(), value: ride.dropoffLocation },
    ...(flightNumber ? [{ label: m.ride_flight(), value: <bdi>{flightNumber}</bdi> }] : []),
    { label: m.ride_car(), value: vehicleLabel(ride.vehicle) },
    { label: m.ride_party(), value: String(ride.passengerCount) },
    ...(quote ? [{ label: m.ride_price(), value: <bdi>{formatPrice(quote.priceMinor)}</bdi> }] : []),
    ...(specialRequests ? [{ label: m.ride_wishes(), value: specialRequests }] : []),
  ]
  return (
    <section>
      <h2 className="heading-2">
        <bdi>{`${weekday} ${longDate}, ${time}`}</bdi>
      </h2>
      <div className="mt-2">
        <Facts facts={facts} />
      </div>
    </section>
  )
}
