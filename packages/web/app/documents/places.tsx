import { places } from '@retour/domain/places/catalogue'
import { placeContents } from './place-contents.ts'
import { PlacePage } from './place-page.tsx'
import type { SiteDocument } from './site-document.ts'

/** The document of each city, airport and station, and one for each alias, whose canonical link is the current URL. */
export const placePages: SiteDocument[] = places.flatMap((place) =>
  [place.slug, ...place.aliases].map((slug) => {
    const { listing, ...contents } = placeContents(place, slug)
    return { path: `/${place.country}/${slug}`, tags: listing, page: <PlacePage contents={contents} /> }
  }),
)
