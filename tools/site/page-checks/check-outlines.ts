import type { Finding, SitePage } from './site-page.ts'

/** Checks that a page has one first-level heading, skips no level, and has no empty heading or duplicate anchor. */
export function checkOutlines(pages: SitePage[]): Finding[] {
  return pages.flatMap((page) => faultsOf(page).map((fault) => ({ path: page.path, fault })))
}

function faultsOf({ root }: SitePage): string[] {
  const faults: string[] = []
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6')
  const firstRank = headings.filter(({ tagName }) => tagName === 'H1').length
  if (firstRank !== 1) faults.push(`${firstRank} headings of first rank`)
  let previous = 0
  for (const heading of headings) {
    const rank = Number(heading.tagName.slice(1))
    const words = heading.text.trim()
    if (!words) faults.push(`an empty heading of rank ${rank}`)
    if (rank > previous + 1) faults.push(`rank ${rank} after ${previous}: ${words}`)
    previous = rank
  }
  const ids = root.querySelectorAll('[id]').map(({ id }) => id)
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    faults.push(`the anchor "${id}" twice`)
  return faults
}
