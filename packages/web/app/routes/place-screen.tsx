import { placeKey, type BookingPlace } from '#app/features/booking/booking-place.ts'
import { LateBookingForm } from '#app/features/booking/late-booking-form.tsx'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { PlaceHeader } from '#app/features/guides/place-header.tsx'
import { m } from '#app/paraglide/messages.js'
import { addToTripPath } from '#app/platform/add-to-trip.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { WrittenPart } from '#app/ui/written-part.tsx'
import type { placeParts } from './place-parts.server.tsx'

type PlaceScreenProps = {
  place: {
    country: string
    slug: string
    name: string
    isCity: boolean
    ruleLine: string
    locationId: number
  }
  parts: ReturnType<typeof placeParts>
  booking: BookingPlace
}

/** A city, airport or station: what one comes for first, then its guide, its records and its sources. */
export function PlaceScreen({ place, parts, booking }: PlaceScreenProps) {
  const { country, slug, name, isCity, ruleLine, locationId } = place
  return (
    <>
      <PlaceHeader
        name={name}
        ruleLine={ruleLine}
        breadcrumbs={<WrittenPart html={parts.breadcrumbs} />}
        legend={<WrittenPart html={parts.legend} />}
        phoneSky={<WrittenPart html={parts.phoneSky} />}
        desktopSky={<WrittenPart html={parts.desktopSky} className="h-full" />}
        actions={
          <>
            <ButtonLink to={`/map-locations/${country}/${slug}`}>
              {isCity ? m.pages_place_locations_of({ place: name }) : m.pages_place_locations()}
            </ButtonLink>
            <Part>
              <FavoriteButton place={{ locationId, name }} />
            </Part>
            <ButtonLink to={`/${country}/${slug}/book-chauffeur`} variant="outlined">
              {m.pages_book_transportation()}
            </ButtonLink>
            <ButtonLink
              to={addToTripPath({ shop: name, location: String(locationId), country, city: slug })}
              variant="outlined"
            >
              {m.ui_add_to_trip()}
            </ButtonLink>
          </>
        }
      />
      <WrittenPart html={parts.contents} className="sticky top-0 z-4 print:hidden" />
      <div className="page pb-8 md:pb-12">
        <WrittenPart html={parts.introduction} />
        <div className="mt-5 grid gap-6 md:gap-7 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-x-10">
          <WrittenPart html={parts.guide} className="grid min-w-0 gap-6 md:gap-7" />
          <section aria-labelledby="book" className="max-w-[656px] min-w-0 print:hidden">
            <h2 id="book" className="heading-2 text-section">
              {m.booking_section({ place: name })}
            </h2>
            <p className="mt-1 mb-3 text-ink-2">{m.booking_lead()}</p>
            <Part key={placeKey(booking)} instead={<PartBroken />}>
              <LateBookingForm place={booking} />
            </Part>
          </section>
          {parts.shops && <WrittenPart html={parts.shops} className="grid min-w-0 gap-6 md:gap-7" />}
          <WrittenPart
            html={parts.side}
            className="grid min-w-0 gap-6 md:gap-7 lg:col-start-2 lg:row-span-3 lg:row-start-1"
          />
        </div>
        <WrittenPart html={parts.lists} className="mt-7 grid gap-6 md:gap-7 lg:mt-9" />
      </div>
    </>
  )
}
