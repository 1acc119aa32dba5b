import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import type { BookingPlace } from './booking-place.ts'

/** For a place without chauffeurs: says so, and names the nearest city with them. */
export function PlaceNote({ place: { name, nearestChauffeurs } }: { place: BookingPlace }) {
  if (!nearestChauffeurs) return null
  const { name: nearest, path, kilometers } = nearestChauffeurs
  return (
    <Note>
      <p>{m.booking_elsewhere({ place: name })}</p>
      <p className="mt-0.5">{m.booking_elsewhere_request()}</p>
      <Link
        to={path}
        className="mt-0.5 inline-flex min-h-touch items-center font-strong text-blue-ink underline"
      >
        {m.booking_elsewhere_nearest({ city: nearest, kilometers })}
      </Link>
    </Note>
  )
}
