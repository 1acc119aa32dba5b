import { countryGuide } from '@retour/domain/content/guides/country-guides'
import { plainText } from '@retour/domain/content/rich-text'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { type Place, placesOf } from '@retour/domain/places/catalogue'
import { countries, type Country, countryName } from '@retour/domain/places/countries'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import { constellationOf } from '#app/features/constellation/constellation-of.server.ts'
import { guideDates } from '#app/features/guides/guide-dates.ts'
import { countText } from '#app/features/guides/count-text.ts'
import { ruleFacts } from '#app/features/guides/rule-facts.ts'
import type { SearchPlaces } from '#app/features/refund-locations/location-search-form.tsx'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { placeData } from '#app/platform/structured-data.ts'

/** Returns all content of a country page. Runs at build time. */
export function countryContents(country: Country) {
  const name = countryName(country)
  const { title, description, keywords, ...guide } = countryGuide(country, ruleNumbers(pageEdition))
  const all = placesOf(country)
  const destinations = guide.destinations.flatMap(({ slug, text }) => {
    const place = all.find((one) => one.slug === slug)
    return place
      ? [
          {
            ...placeLink(place),
            text: plainText(text),
            sky: constellationOf(country, slug, 'thumbnail'),
          },
        ]
      : []
  })
  const others = all.filter(({ slug }) => !guide.destinations.some((one) => one.slug === slug))
  const path = `/${country}`
  const breadcrumbs = [
    { name: m.shell_home(), path: '/' },
    { name, path },
  ]
  return {
    country,
    name,
    breadcrumbs,
    listing: describePage({
      title,
      description,
      keywords,
      path,
      breadcrumbs,
      structuredData: placeData({
        kind: 'country',
        name,
        description: plainText(guide.lead),
        path,
        attractions: destinations.map((one) => ({ name: one.name, description: one.text })),
      }),
    }),
    facts: ruleFacts(country, pageEdition),
    dates: guideDates(country),
    guide: { ...guide, destinations: undefined },
    firstPlace: all[0]?.slug ?? '',
    destinations,
    cities: others.filter(({ kind }) => kind === 'city').map(placeLink),
    hubs: others.filter(({ kind }) => kind !== 'city').map(placeLink),
    searchPlaces: searchPlaces(),
  }
}

/** The content that the page's components take; `listing` belongs to the head. */
export type CountryContents = Omit<ReturnType<typeof countryContents>, 'listing'>

function placeLink({ country, slug, name }: Place) {
  const records = refundLocationsOf(country, slug)
  const deskCount = records.filter(({ type }) => type === 'refund-office').length
  return {
    to: `/${country}/${slug}`,
    name,
    counts: countText(records.length, deskCount),
  }
}

const searchPlaces = () =>
  Object.fromEntries(
    countries.map((country) => [country, placesOf(country).map(({ slug, name }) => ({ slug, name }))]),
  ) as SearchPlaces
