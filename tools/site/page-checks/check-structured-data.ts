import type { SchemaVocabulary } from './schema-vocabulary.ts'
import type { Finding, SitePage } from './site-page.ts'

type Statement = Record<string, unknown>

/** Structured data that is no JSON, has no context, or says something that schema.org has no words for. */
export function checkStructuredData(pages: SitePage[], vocabulary: SchemaVocabulary): Finding[] {
  return pages.flatMap((page) =>
    page.root
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => faultsOf(script.rawText, page, vocabulary))
      .map((fault) => ({ path: page.path, fault })),
  )
}

function faultsOf(json: string, page: SitePage, vocabulary: SchemaVocabulary): string[] {
  const statement = readJson(json)
  if (!statement) return [`structured data that is no object: ${json.slice(0, 60)}`]
  const { '@context': context, ...rest } = statement
  const faults = faultsOfStatement(rest, vocabulary)
  if (context !== 'https://schema.org') faults.push(`structured data with the context ${String(context)}`)
  if (rest['@type'] === 'BreadcrumbList') faults.push(...faultsOfCrumbs(rest, page))
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
  const known = vocabulary.get(String(type))
  if (!known) return [`schema.org has no type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!known.has(name)) return [`schema.org's ${String(type)} has no property ${name}`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0 || values.includes('')) return [`${String(type)} with an empty ${name}`]
    return values.filter(isStatement).flatMap((inner) => faultsOfStatement(inner, vocabulary))
  })
}

/** Positions 1 to n, and the same names as the breadcrumb that people see. */
function faultsOfCrumbs({ itemListElement }: Statement, { root }: SitePage): string[] {
  const items = (Array.isArray(itemListElement) ? itemListElement : []).filter(isStatement)
  const shown = root
    .querySelectorAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])')
    .map(({ text }) => text.trim())
  const told = items.map(({ name }) => name)
  const faults = items.some(({ position }, index) => position !== index + 1) ? ['breadcrumb positions'] : []
  if (told.join(' / ') !== shown.join(' / '))
    faults.push(`breadcrumb "${told.join(' / ')}" is shown as "${shown.join(' / ')}"`)
  return faults
}
