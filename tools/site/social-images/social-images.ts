import { articlePaths } from '@retour/domain/content/articles/article-paths'
import { homePageTemplate } from '@retour/domain/content/home/home-text'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { places, placesOf } from '@retour/domain/places/catalogue'
import { countries, countryName } from '@retour/domain/places/countries'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { constellationOf } from '../../../packages/web/app/features/constellation/constellation-of.server.ts'
import type { ConstellationDrawing } from '../../../packages/web/app/features/constellation/drawing.ts'
import { socialImagePath } from '../../../packages/web/app/platform/social-image-path.ts'
import { placesSky } from './places-sky.ts'

/** `path` is its URL path on the site; `title` is the large line. */
export type SocialImage = {
  path: string
  kicker: string
  title: string
  facts: string
  sky: ConstellationDrawing
}

/**
 * Returns every image that a page names: home, articles, each country, each place. Names and counts are those of the
 * pages.
 */
export function socialImages(edition: RulesEditionId): SocialImage[] {
  const numbers = ruleNumbers(edition)
  const europe = placesSky('Europe', places, 1)
  const home: SocialImage = {
    path: socialImagePath('/'),
    kicker: 'VAT refund calculator and guide',
    title: homePageTemplate(numbers).intro.heading,
    facts: countries.map(countryName).join(', '),
    sky: europe,
  }
  const articles: SocialImage = {
    path: socialImagePath(articlePaths[0]),
    kicker: 'VAT refund guides',
    title: 'Tax-free shopping in Europe',
    facts: 'Rules with their dates and sources',
    sky: europe,
  }
  const ofCountries = countries.map((country) => ({
    path: socialImagePath(`/${country}`),
    kicker: 'VAT refund guide',
    title: countryName(country),
    facts: `${numbers[country].rate} VAT, ${numbers[country].minimumText}`,
    sky: placesSky(countryName(country), placesOf(country), 4),
  }))
  const ofPlaces = places.map(({ country, slug, name }) => ({
    path: socialImagePath(`/${country}/${slug}`),
    kicker: `VAT refund in ${countryName(country)}`,
    title: name,
    facts: countText(refundLocationsOf(country, slug).length),
    sky: constellationOf(country, slug, 'social'),
  }))
  return [home, articles, ...ofCountries, ...ofPlaces]
}

const countText = (count: number) => `${count} refund location${count === 1 ? '' : 's'}`
