import { articles } from './articles.tsx'
import { calculators } from './calculators.tsx'
import { countryPages } from './countries.tsx'
import { dataSources } from './data-sources.tsx'
import { home } from './home.tsx'
import { legalPages } from './legal-pages.tsx'
import { notFound } from './not-found.tsx'
import { offline } from './offline.tsx'
import { placePages } from './places.tsx'
import type { SiteDocument } from './site-document.ts'

/** Every document of the site. To add one, write a file and add its line here. */
export const documents: readonly SiteDocument[] = [
  home,
  ...calculators,
  ...countryPages,
  ...placePages,
  ...articles,
  ...legalPages,
  dataSources,
  notFound,
  offline,
]
