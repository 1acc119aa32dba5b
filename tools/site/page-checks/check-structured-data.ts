import type { SchemaVocabulary } from './schema-vocabulary.ts'
import type { Finding, SitePage } from './site-page.ts'

type Statement = Record<string, unknown>

/** Finds structured data that is invalid JSON, has no context, or uses types or properties unknown to schema.org. */
export function checkStructuredData(pages: SitePage[], vocabulary: SchemaVocabulary): Finding[] {
  return pages.flatMap((page) =>
    page.root
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => faultsOf(script.rawText, page, vocabulary))
      .map((fault) => ({ path: page.path, fault })),
  )
}

const guidePath = /^\/(?:france|spain|italy|germany)(?:\/[^/]+)?$/

/** Finds guides of countries, cities, airports and stations without attractions in their structured data. */
export function checkAttractions(pages: SitePage[]): Finding[] {
  return pages
    .filter((page) => guidePath.test(page.path) && !tellsOf(page, 'TouristAttraction'))
    .map(({ path }) => ({ path, fault: 'structured data without a tourist attraction' }))
}

const tellsOf = ({ root }: SitePage, type: string) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .some(({ rawText }) => rawText.includes(`"${type}"`))

function faultsOf(json: string, page: SitePage, vocabulary: SchemaVocabulary): string[] {
  const statement = readJson(json)
  if (!statement) return [`structured data that is no object: ${json.slice(0, 60)}`]
  const { '@context': context, ...rest } = statement
  const faults = faultsOfStatement(rest, vocabulary)
  if (context !== 'https://schema.org') faults.push(`structured data with the context ${String(context)}`)
  if (rest['@type'] === 'BreadcrumbList') faults.push(...faultsOfBreadcrumbs(rest, page))
  return faults
}

function readJson(json: string): Statement | null {
  try {
    const value: unknown = JSON.parse(json)
    return isStatement(value) ? value : null
  } catch {
    return null
  }
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function faultsOfStatement(statement: Statement, vocabulary: SchemaVocabulary): string[] {
  const { '@type': type, ...properties } = statement
  const types = (Array.isArray(type) ? type : [type]).map(String)
  const unknown = types.filter((one) => !vocabulary.has(one))
  if (unknown.length > 0) return unknown.map((one) => `schema.org has no type ${one}`)
  const words = types.join(' and ')
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!types.some((one) => vocabulary.get(one)?.has(name)))
      return [`schema.org's ${words} has no property ${name}`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0 || values.includes('')) return [`${words} with an empty ${name}`]
    return values.filter(isStatement).flatMap((inner) => faultsOfStatement(inner, vocabulary))
  })
}

/** Checks that positions run from 1 to n, and that names equal those of the visible breadcrumbs. */
function faultsOfBreadcrumbs({ itemListElement }: Statement, { root }: SitePage): string[] {
  const items = (Array.isArray(itemListElement) ? itemListElement : []).filter(isStatement)
  const shown = root
    .querySelectorAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])')
    .map(({ text }) => text.trim())
  const listed = items.map(({ name }) => name)
  const faults = items.some(({ position }, index) => position !== index + 1) ? ['breadcrumb positions'] : []
  if (listed.join(' / ') !== shown.join(' / '))
    faults.push(`breadcrumb "${listed.join(' / ')}" is shown as "${shown.join(' / ')}"`)
  return faults
}
