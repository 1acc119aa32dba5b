import { PlaceHeader } from '#app/features/guides/place-header.tsx'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { WrittenPart } from '#app/ui/written-part.tsx'
import type { placeParts } from './place-parts.server.tsx'

type PlaceScreenProps = {
  place: { country: string; slug: string; name: string; isCity: boolean; ruleLine: string }
  parts: ReturnType<typeof placeParts>
}

/** A city, airport or station: what one comes for first, then its guide, its records and its sources. */
export function PlaceScreen({ place, parts }: PlaceScreenProps) {
  const { country, slug, name, isCity, ruleLine } = place
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
            <ButtonLink to={`/${country}/${slug}/book-chauffeur`} variant="outlined">
              {m.pages_book_transportation()}
            </ButtonLink>
          </>
        }
      />
      <div className="page pb-8 md:pb-12">
        <WrittenPart html={parts.introduction} />
        <div className="mt-5 grid gap-7 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-10">
          <WrittenPart html={parts.guide} className="grid min-w-0 gap-7" />
          <WrittenPart html={parts.side} className="grid min-w-0 gap-7" />
        </div>
        <WrittenPart html={parts.lists} className="mt-7 grid gap-7 lg:mt-9" />
      </div>
    </>
  )
}
