import { countries } from '@retour/domain/places/countries'
import { countryContents } from './country-contents.ts'
import { CountryPage } from './country-page.tsx'
import type { SiteDocument } from './site-document.ts'

/** The document of each country. */
export const countryPages: SiteDocument[] = countries.map((country) => {
  const { listing, ...contents } = countryContents(country)
  return { path: `/${country}`, tags: listing, page: <CountryPage contents={contents} /> }
})
