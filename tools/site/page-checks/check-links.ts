import { type Finding, isListed, type SitePage } from './site-page.ts'

/** Anchors that a screen handles itself, because they select a tab. */
const tabAnchors: [path: RegExp, anchors: string[]][] = [
  [/^\/map-locations(\/|$)/, ['list-view', 'locations']],
  [/^\/vat-calculator(\/|$)/, ['results', 'locations']],
]

type Link = { path: string; anchor: string }

/** Finds internal links without a page or anchor, and pages that are not reachable from the home page. */
export function checkLinks(pages: SitePage[], files: ReadonlySet<string>): Finding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const linksOf = new Map(pages.map((page) => [page, internalLinks(page)]))
  const dead = pages.flatMap((page) =>
    (linksOf.get(page) ?? []).flatMap(({ path, anchor }) => {
      const target = byPath.get(path)
      if (!target) return files.has(path.slice(1)) ? [] : [{ path: page.path, fault: `dead link to ${path}` }]
      if (!anchor || target.anchors.has(anchor) || isTab(path, anchor)) return []
      return [{ path: page.path, fault: `dead anchor ${path}#${anchor}` }]
    }),
  )
  const reached = reachable(byPath, linksOf)
  const orphans = pages
    .filter((page) => isListed(page) && !reached.has(page.path))
    .map(({ path }) => ({ path, fault: 'no way leads here from the home page' }))
  return [...dead, ...orphans]
}

function internalLinks({ path, root }: SitePage): Link[] {
  return root.querySelectorAll('a[href]').flatMap((link) => {
    const url = new URL(link.getAttribute('href') ?? '', `http://site${path}`)
    if (url.host !== 'site') return []
    return [{ path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) }]
  })
}

const isTab = (path: string, anchor: string) =>
  tabAnchors.some(([screen, anchors]) => screen.test(path) && anchors.includes(anchor))

function reachable(byPath: Map<string, SitePage>, linksOf: Map<SitePage, Link[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = byPath.get(path)
    if (!page || reached.has(path)) continue
    reached.add(path)
    for (const link of linksOf.get(page) ?? []) waiting.push(link.path)
  }
  return reached
}
