import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { siteDirectory } from '../site-paths.ts'

/** A finished page: its path, its elements, and the anchors that other pages can link to. */
export type SitePage = { path: string; root: HTMLElement; anchors: Set<string> }

/** A fault on a page, described for the person who fixes it. */
export type Finding = { path: string; fault: string }

export function parsePage(path: string, html: string): SitePage {
  const root = parse(html)
  const anchors = new Set(root.querySelectorAll('[id]').map(({ id }) => id))
  return { path, root, anchors }
}

/** Returns every page of the built site, with Page Not Found as "/404". */
export async function readPages(): Promise<SitePage[]> {
  const files = (await readdir(siteDirectory, { recursive: true })).filter((file) => file.endsWith('.html'))
  return Promise.all(
    files.map(async (file) => {
      const address = file
        .replaceAll('\\', '/')
        .replace(/(^|\/)index\.html$/, '')
        .replace(/\.html$/, '')
      return parsePage(`/${address}`, await readFile(join(siteDirectory, file), 'utf8'))
    }),
  )
}

export function metaContent({ root }: SitePage, name: string): string | undefined {
  return root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
}

/** Returns the canonical path of a page; undefined if it has none. */
export function canonicalPath({ root }: SitePage): string | undefined {
  const href = root.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return href?.replace(/^https?:\/\/[^/]+/, '') || (href && '/')
}

export const isHidden = (page: SitePage) => metaContent(page, 'robots')?.includes('noindex') ?? false

/** Returns whether search engines list a page: it is not hidden, and not an alias of another one. */
export const isListed = (page: SitePage) => !isHidden(page) && canonicalPath(page) === page.path

/** Returns whether a page is a document: its interactive parts are islands. */
export const isDocument = ({ root }: SitePage) => root.querySelector('[data-island]') !== null
