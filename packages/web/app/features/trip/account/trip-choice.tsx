import { m } from '#app/paraglide/messages.js'
import { readTrip, saveTripSettings } from '#app/platform/trip-device.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { tripPurchases, type TripView } from '#app/features/trip/trip-view.ts'

/** The choice of the trip if there are several, for example after two devices each started one. */
export function TripChoice({ view: { trip, trips } }: { view: TripView }) {
  if (!trip || trips.length < 2) return null
  const { entries } = readTrip()
  return (
    <div className="max-w-[24rem] print:hidden">
      <SelectField
        label={m.trip_which()}
        value={trip.id}
        options={trips.map(({ id, name }) => ({
          value: id,
          label: m.trip_which_one({ name: name || m.trip_name(), count: tripPurchases(entries, id) }),
        }))}
        onChange={({ target }) => void saveTripSettings({ shownTrip: target.value }).catch(() => null)}
      />
    </div>
  )
}
