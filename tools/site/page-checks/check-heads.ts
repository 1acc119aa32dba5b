import { canonicalPath, type Finding, isHidden, isListed, metaContent, type SitePage } from './site-page.ts'

const titleLength = { least: 15, most: 75 }
const descriptionLength = { least: 50, most: 170 }
const shared = ['og:title', 'og:description', 'og:type', 'og:url', 'twitter:card', 'twitter:image']

/** Checks language, title, description, canonical link and share cards: present, useful and unique to the page. */
export function checkHeads(pages: SitePage[], files: ReadonlySet<string>): Finding[] {
  const paths = new Set(pages.map(({ path }) => path))
  const findings = pages.flatMap((page) =>
    faultsOf(page, paths, files).map((fault) => ({ path: page.path, fault })),
  )
  const listed = pages.filter(isListed)
  return [
    ...findings,
    ...doubles(listed, 'title', (page) => page.root.querySelector('title')?.text),
    ...doubles(listed, 'description', (page) => metaContent(page, 'description')),
  ]
}

function faultsOf(page: SitePage, paths: Set<string>, files: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const title = page.root.querySelector('title')?.text ?? ''
  const description = metaContent(page, 'description') ?? ''
  if (page.root.querySelector('html')?.getAttribute('lang') !== 'en') faults.push('no language')
  if (!title) faults.push('no title')
  if (isHidden(page)) return faults
  if (isOutside(title, titleLength)) faults.push(`title of ${title.length} characters: ${title}`)
  if (isOutside(description, descriptionLength))
    faults.push(`description of ${description.length} characters: ${description}`)
  const canonical = canonicalPath(page)
  if (!canonical || !paths.has(canonical)) faults.push(`canonical link to ${canonical}`)
  for (const name of shared) if (!metaContent(page, name)) faults.push(`no ${name}`)
  const image = metaContent(page, 'og:image')?.replace(/^https?:\/\/[^/]+/, '')
  if (!image || !files.has(image.slice(1))) faults.push(`no picture at ${image}`)
  return faults
}

const isOutside = ({ length }: string, { least, most }: { least: number; most: number }) =>
  length < least || length > most

function doubles(pages: SitePage[], what: string, read: (page: SitePage) => string | undefined): Finding[] {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const words = read(page) ?? ''
    const other = seen.get(words)
    seen.set(words, page.path)
    return other ? [{ path: page.path, fault: `same ${what} as ${other}: ${words}` }] : []
  })
}
