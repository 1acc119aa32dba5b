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
 * What the built site says in an edition: every finished page, its head, its structured data and the words that only
 * screen readers meet, and the data that the trip fetches. Of another edition than the shared one these are the pages that differ. Throws without a build.
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

/** What the printable guides say that lie beside the pages of an edition. */
export async function pdfTexts(edition: RulesEditionId): Promise<Spoken[]> {
  const read = countries.map(async (country) => {
    const file = join(editionDirectory(edition), 'guides', `retour-vat-guide-${country}.pdf`)
    const { words } = await readPdf(readFileSync(file))
    return { where: `PDF ${country} as built`, country, text: words }
  })
  return Promise.all(read)
}

/**
 * The lines of a page, one for each block, each once. A row of a table is one line that begins with its head, a name of a
 * list of facts one line with its value, so that a figure stands beside what it is of.
 */
export function linesOf(html: string): string[] {
  // Words of two spans touch in the markup where a style sheet holds them apart.
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

/** "France: Standard VAT 20%. Minimum in law over EUR 100." */
function rowLine(row: HTMLElement): string {
  const [head = '', ...cells] = row.querySelectorAll('th, td').map(({ textContent }) => textContent.trim())
  return `${head}: ${cells.map((cell) => (/[.?!”]$/.test(cell) ? cell : `${cell}.`)).join(' ')}`
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Pages of a country lie below its name; of others the name says it. */
function countryOfPage(path: string): Country | null {
  const named = countries.find((country) => new RegExp(`^/(?:[a-z-]+/)?${country}(?:/|$)`).test(path))
  if (named) return named
  if (/spain/.test(path)) return 'spain'
  return /france|paris|cdg/.test(path) ? 'france' : null
}
