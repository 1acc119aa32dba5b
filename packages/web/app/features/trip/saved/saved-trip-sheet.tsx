import { m } from '#app/paraglide/messages.js'
import { Sheet } from '#app/ui/sheet.tsx'
import type { TripView } from '#app/features/trip/trip-view.ts'
import { OpenTrip } from './open-trip.tsx'
import { SaveTrip } from './save-trip.tsx'

/** The whole trip as a file: export and import. */
export function SavedTripSheet({ view, onClose }: { view: TripView; onClose: () => void }) {
  return (
    <Sheet title={m.trip_file_title()} closeLabel={m.trip_close()} onClose={onClose}>
      <div className="grid gap-3">
        {view.trip && <SaveTrip view={view} />}
        <OpenTrip />
      </div>
    </Sheet>
  )
}
