import type {
  AirportLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  TouristAttractionLeaf,
  TouristDestinationLeaf,
  TrainStationLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { siteUrl } from './build-settings.ts'
import type { Breadcrumb } from './page-meta.ts'

/** Structured data of a page in the terms of schema.org; `describePage` adds the context. */
export type PageData =
  | MergeLeafTypes<[AirportLeaf, TouristAttractionLeaf]>
  | ArticleLeaf
  | BreadcrumbListLeaf
  | OrganizationLeaf
  | TouristDestinationLeaf
  | MergeLeafTypes<[TrainStationLeaf, TouristAttractionLeaf]>
  | WebSiteLeaf

/** Home > country > place, as the page's own breadcrumb shows it. */
export function breadcrumbData(breadcrumbs: Breadcrumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

/** The operator and the site itself, for the home page. */
export function siteData(): PageData[] {
  const publisher = { '@type': 'Organization', name: 'Retour', url: `${siteUrl}/` } as const
  return [publisher, { '@type': 'WebSite', name: 'Retour', url: `${siteUrl}/`, inLanguage: 'en', publisher }]
}

type PlaceDescription = {
  kind: 'country' | 'city' | 'airport' | 'station'
  name: string
  description: string
  path: string
  /** The name of the place's country; absent for a country. */
  country?: string
  /** The attractions that the page lists. */
  attractions: { name: string; description: string }[]
}

/** Returns a country or city as a destination with its attractions; an airport or station as itself. */
export function placeData(place: PlaceDescription): PageData[] {
  const { kind, name, description, path, country, attractions } = place
  const known = {
    name,
    description,
    url: siteUrl + path,
    ...(country && { containedInPlace: { '@type': 'Country', name: country } as const }),
  }
  if (kind === 'airport') return [{ '@type': ['Airport', 'TouristAttraction'], ...known }]
  if (kind === 'station') return [{ '@type': ['TrainStation', 'TouristAttraction'], ...known }]
  return [
    {
      '@type': 'TouristDestination',
      ...known,
      includesAttraction: attractions.map((attraction) => ({ '@type': 'TouristAttraction', ...attraction })),
    },
  ]
}

type ArticleDescription = {
  heading: string
  description: string
  path: string
  image: string
  /** The days (YYYY-MM-DD) shown on the page. */
  published: string
  updated: string
}

/** Returns an informational page with its dates. */
export function articleData({
  heading,
  description,
  path,
  image,
  published,
  updated,
}: ArticleDescription): PageData[] {
  const publisher = { '@type': 'Organization', name: 'Retour', url: `${siteUrl}/` } as const
  return [
    {
      '@type': 'Article',
      headline: heading,
      description,
      url: siteUrl + path,
      image: siteUrl + image,
      datePublished: published,
      dateModified: updated,
      inLanguage: 'en',
      author: publisher,
      publisher,
    },
  ]
}
