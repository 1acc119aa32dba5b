import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { siteDirectory } from '../site-paths.ts'

/** A finished page: its address, its elements, and what other pages can link to in it. */
export type SitePage = { path: string; root: HTMLElement; anchors: Set<string> }

/** A fault that a check found on a page, in words for whoever has to mend it. */
export type Finding = { path: string; fault: string }

export function parsePage(path: string, html: string): SitePage {
  const root = parse(html)
  const anchors = new Set(root.querySelectorAll('[id]').map(({ id }) => id))
  return { path, root, anchors }
}

/** Every page of the built site, Page Not Found as "/404". */
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

/** The path that search engines should know the page by; undefined for a page that asks not to be known. */
export function canonicalPath({ root }: SitePage): string | undefined {
  const href = root.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return href?.replace(/^https?:\/\/[^/]+/, '') || (href && '/')
}

export const isHidden = (page: SitePage) => metaContent(page, 'robots')?.includes('noindex') ?? false

/** A page that search engines list: not hidden, and not an older name of another one. */
export const isListed = (page: SitePage) => !isHidden(page) && canonicalPath(page) === page.path

/** Written without the router: what acts in it are islands. */
export const isDocument = ({ root }: SitePage) => root.querySelector('[data-island]') !== null
