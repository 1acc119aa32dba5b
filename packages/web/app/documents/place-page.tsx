import { BookingForm } from '#app/features/booking/booking-form.tsx'
import { Constellation } from '#app/features/constellation/constellation.tsx'
import { ConstellationLegend } from '#app/features/constellation/constellation-legend.tsx'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { ContentsBar } from '#app/features/guides/contents-bar.tsx'
import { PlaceHeader } from '#app/features/guides/place-header.tsx'
import { m } from '#app/paraglide/messages.js'
import { addToTripPath } from '#app/platform/add-to-trip.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Island } from './island.tsx'
import type { PlaceContents } from './place-contents.ts'
import { contentsOf, GuideColumn, Introduction, Lists, Shops, SideColumn } from './place-sections.tsx'

const column = 'grid min-w-0 gap-6 md:gap-7'

/** The page of a city, airport or station: the most useful parts first, then its guide, locations and sources. */
export function PlacePage({ contents }: { contents: PlaceContents }) {
  const { name, breadcrumbs, ruleLine, phoneSky, desktopSky, areas, brands } = contents
  return (
    <>
      <PlaceHeader
        name={name}
        ruleLine={ruleLine}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} />}
        legend={<ConstellationLegend entries={desktopSky.legend} />}
        phoneSky={<Constellation drawing={phoneSky} />}
        desktopSky={<Constellation drawing={desktopSky} isFilling />}
        actions={<Actions contents={contents} />}
      />
      <div className="sticky top-0 z-4 print:hidden">
        <ContentsBar entries={contentsOf(contents)} />
      </div>
      <div className="page pb-8 md:pb-12">
        <Introduction contents={contents} />
        <div className="mt-5 grid gap-6 md:gap-7 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-x-10">
          <div className={column}>
            <GuideColumn contents={contents} />
          </div>
          <Booking contents={contents} />
          {areas.length + brands.length > 0 && (
            <div className={column}>
              <Shops contents={contents} />
            </div>
          )}
          <div className={`${column} lg:col-start-2 lg:row-span-3 lg:row-start-1`}>
            <SideColumn contents={contents} />
          </div>
        </div>
        <div className="mt-7 grid gap-6 md:gap-7 lg:mt-9">
          <Lists contents={contents} />
        </div>
      </div>
    </>
  )
}

function Actions({ contents: { country, slug, name, kind, locationId } }: { contents: PlaceContents }) {
  const trip = { shop: name, location: String(locationId), country, city: slug }
  return (
    <>
      <ButtonLink to={`/map-locations/${country}/${slug}`}>
        {kind === 'city' ? m.pages_place_locations_of({ place: name }) : m.pages_place_locations()}
      </ButtonLink>
      <Island of={FavoriteButton} when="idle" props={{ place: { locationId, name } }} />
      <ButtonLink to={`/${country}/${slug}/book-chauffeur`} variant="outlined">
        {m.pages_book_transportation()}
      </ButtonLink>
      <ButtonLink to={addToTripPath(trip)} variant="outlined">
        {m.ui_add_to_trip()}
      </ButtonLink>
    </>
  )
}

function Booking({ contents: { name, booking } }: { contents: PlaceContents }) {
  return (
    <section aria-labelledby="book" className="max-w-[656px] min-w-0 print:hidden">
      <h2 id="book" className="heading-2 text-section">
        {m.booking_section({ place: name })}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{m.booking_lead()}</p>
      <Island of={BookingForm} when="visible" props={{ place: booking, Heading: 'h3' }} />
    </section>
  )
}
