import { findPlace } from '../../places/catalogue.ts'
import { countries, isCountry } from '../../places/countries.ts'
import { articlePaths } from '../articles/article-paths.ts'
import { legalPaths } from '../legal/legal-paths.ts'
import { readRichText } from '../rich-text.ts'
import { textsIn } from './texts-in.ts'

const fixedPaths: readonly string[] = [
  '/',
  '/auth',
  '/dashboard',
  '/data-sources',
  '/map-locations',
  '/vat-calculator',
  ...countries.map((country) => `/vat-calculator/${country}`),
  ...articlePaths,
  ...legalPaths,
]

/** Returns whether the site has a page at this path, without its query and anchor. */
export function isOurPath(to: string): boolean {
  const [path = ''] = to.split(/[?#]/)
  const [first, ...rest] = path.split('/').slice(1)
  if (first === 'map-locations' && rest.length === 2) return isPlacePath(rest)
  if (isCountry(first) && rest[1] === 'book-chauffeur')
    return rest.length === 2 && isPlacePath([first, rest[0]])
  if (isCountry(first)) return rest.length === 0 || (rest.length === 1 && isPlacePath([first, rest[0]]))
  return fixedPaths.includes(path)
}

/** Every link in the texts of a value, in its order. */
export function linksIn(value: unknown): string[] {
  return textsIn(value).flatMap((text) =>
    readRichText(text).flatMap((part) => (part.kind === 'link' ? [part.to] : [])),
  )
}

/** Returns the links that lead neither to a page of the site nor to an https URL. */
export function brokenLinksIn(value: unknown): string[] {
  return linksIn(value).filter((to) => !(to.startsWith('https://') || isOurPath(to)))
}

function isPlacePath([country, slug]: (string | undefined)[]): boolean {
  return isCountry(country) && slug !== undefined && findPlace(country, slug) !== undefined
}
