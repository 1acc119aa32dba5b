import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from '@retour/domain/content/rich-text'
import { countries, type Country } from '@retour/domain/places/countries'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { type HTMLElement, parse } from 'node-html-parser'
import { editionDirectory } from '../site/site-paths.ts'
import { readPdf } from '../site/guides-pdf/read-pdf.ts'
import type { Spoken } from './all-texts.ts'

/**
 * Returns the texts of the built site in an edition: every finished page with its head, its structured data, texts for
 * screen readers, and the data that the trip loads. For other editions than the shared one only pages that differ.
 * Throws without a build.
 */
export function siteTexts(edition: RulesEditionId): Spoken[] {
  const folder = editionDirectory(edition)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const data = globSync('trip/*.json', { cwd: folder }).flatMap((file) =>
    stringsIn(JSON.parse(read(file))).map((text) => ({ where: `/${file}`, country: null, text })),
  )
  const pages = globSync('**/*.html', { cwd: folder }).flatMap((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`
    return linesOf(read(file)).map((text) => ({
      where: path,
      country: countryOfPage(path),
      text,
    }))
  })
  return [...pages, ...data]
}

/** Returns the texts of an edition's printable guides. */
export async function pdfTexts(edition: RulesEditionId): Promise<Spoken[]> {
  const read = countries.map(async (country) => {
    const file = join(editionDirectory(edition), 'guides', `retour-vat-guide-${country}.pdf`)
    const { words } = await readPdf(readFileSync(file))
    return { where: `PDF ${country} as built`, country, text: words }
  })
  return Promise.all(read)
}

/**
 * Returns the distinct lines of a page, one per block. A table row is one line that starts with its heading; a name in
 * a list of facts is one line with its value, so that a figure is beside its meaning.
 */
export function linesOf(html: string): string[] {
  // Adjacent spans have no space between them in the markup; the styles separate them.
  const root = parse(html.replaceAll('</span>', ' </span>').replaceAll('</dt>', ' </dt>'))
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => stringsIn(JSON.parse(script.rawText)))
  const heads = [
    root.querySelector('title')?.text,
    ...root.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content')),
    ...root.querySelectorAll('[aria-label]').map((labeled) => labeled.getAttribute('aria-label')),
  ]
  for (const silent of root.querySelectorAll('head, script, style, noscript')) silent.remove()
  const rows = root.querySelectorAll('tbody tr').map(rowLine)
  const facts = root.querySelectorAll('dl > div').map(({ textContent }) => textContent)
  for (const element of root.querySelectorAll('tbody, dl')) element.remove()
  const lines = [...root.structuredText.split('\n'), ...rows, ...facts, ...heads, ...data]
  return [...new Set(lines.map((line) => plainText((line ?? '').replaceAll(/\s+/g, ' ').trim())))].filter(
    (line) => line.includes(' '),
  )
}

/** Returns a row as "France: Standard VAT 20%. Minimum in law over EUR 100." */
function rowLine(row: HTMLElement): string {
  const [head = '', ...cells] = row.querySelectorAll('th, td').map(({ textContent }) => textContent.trim())
  return `${head}: ${cells.map((cell) => (/[.?!”]$/.test(cell) ? cell : `${cell}.`)).join(' ')}`
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Returns the country of a page: pages below a country's path, or whose name contains it. */
function countryOfPage(path: string): Country | null {
  const named = countries.find((country) => new RegExp(`^/(?:[a-z-]+/)?${country}(?:/|$)`).test(path))
  if (named) return named
  if (/spain/.test(path)) return 'spain'
  return /france|paris|cdg/.test(path) ? 'france' : null
}
