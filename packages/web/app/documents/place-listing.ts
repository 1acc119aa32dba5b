import type { PageListing, RichText } from '@retour/domain/content/page-content'
import { plainText } from '@retour/domain/content/rich-text'
import type { Place } from '@retour/domain/places/catalogue'
import { countryName } from '@retour/domain/places/countries'
import { type Breadcrumb, describePage } from '#app/platform/page-meta.ts'
import { placeData } from '#app/platform/structured-data.ts'

type Listed = PageListing & {
  place: Place
  breadcrumbs: Breadcrumb[]
  lead: RichText
  areas: { name: string; text: string }[]
}

/** Returns the head tags of a place page, for search engines and shared links. */
export function placeListing({ place, breadcrumbs, title, description, keywords, lead, areas }: Listed) {
  const { country, slug, name, kind } = place
  const path = `/${country}/${slug}`
  return describePage({
    title,
    description,
    keywords,
    path,
    breadcrumbs,
    structuredData: placeData({
      kind,
      name,
      description: plainText(lead),
      path,
      country: countryName(country),
      attractions: areas.map((area) => ({ name: area.name, description: plainText(area.text) })),
    }),
  })
}
