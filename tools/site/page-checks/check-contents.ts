import type { HTMLElement } from 'node-html-parser'
import type { Finding, SitePage } from './site-page.ts'

/** Traces of a template or a missing value. */
const leftovers = /\$\{|\bundefined\b|\bNaN\b|\[object |\bnull\b/

/** Finds traces of code in visible text, and images without alternative text. */
export function checkContents(pages: SitePage[]): Finding[] {
  return pages.flatMap((page) => faultsOf(page).map((fault) => ({ path: page.path, fault })))
}

function faultsOf({ root }: SitePage): string[] {
  const faults: string[] = []
  for (const words of textsOf(root)) {
    const found = leftovers.exec(words)
    if (found)
      faults.push(`"${found[0]}" in: ${words.slice(Math.max(0, found.index - 40), found.index + 40)}`)
  }
  for (const image of root.querySelectorAll('img'))
    if (image.getAttribute('alt') === undefined) faults.push(`no alternative: ${image.getAttribute('src')}`)
  for (const drawing of root.querySelectorAll('svg'))
    if (!isSilent(drawing) && !hasName(drawing))
      faults.push(`no alternative: ${drawing.toString().slice(0, 80)}`)
  return faults
}

/** Returns the text of the body, and the texts in the head. */
function textsOf(root: HTMLElement): string[] {
  const body = root.querySelector('body')?.clone() as HTMLElement | undefined
  for (const hidden of body?.querySelectorAll('script, style') ?? []) hidden.remove()
  return [
    body?.structuredText ?? '',
    root.querySelector('title')?.text ?? '',
    ...root.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content') ?? ''),
    ...root.querySelectorAll('[aria-label]').map((labeled) => labeled.getAttribute('aria-label') ?? ''),
  ]
}

const hasName = (drawing: HTMLElement) =>
  drawing.getAttribute('role') === 'img' &&
  Boolean(
    drawing.getAttribute('aria-label') ||
    drawing.getAttribute('aria-labelledby') ||
    drawing.querySelector('title'),
  )

function isSilent(drawing: HTMLElement): boolean {
  for (let one: HTMLElement | null = drawing; one; one = one.parentNode)
    if (one.getAttribute?.('aria-hidden') === 'true') return true
  return false
}
