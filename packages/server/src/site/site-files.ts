import type { Config } from '#server/config'
import { createSecurityHeaders } from '#server/gate/security-headers'
import type { EditionPages } from './edition-pages.ts'
import type { FilledSite } from './fill-site.ts'
import { createPagePolicy, createWorkerPolicy } from './page-policy.ts'
import { prepareFile, type SentFile } from './send-file.ts'

/** A file of a site, ready to be sent. */
export type SiteFile = { site: FilledSite; file: SentFile }

/** The files of the current site. What their answers carry is put together once. */
export type SiteFiles = {
  /** Prepares the page at a path, or Page Not Found if there is none. */
  page(site: FilledSite, path: string): Promise<SentFile>
  /** Prepares a file that is no page. `name` must be a file of the site. */
  other(site: FilledSite, name: string): Promise<SentFile>
  /** Returns the file at a path of the current site if it has been prepared, else undefined. */
  prepared(path: string): SiteFile | undefined
}

type Dependencies = Pick<Config, 'siteUrl' | 'mapStyleUrl' | 'apiUrl'> & { pages: Pick<EditionPages, 'now'> }

/** The service worker and the map's worker. The build puts this in their names. */
const workerFile = /(?:^sw|worker[^/]*)\.js$/
const foreverControl = 'public, max-age=31536000, immutable'

export function createSiteFiles({ pages, mapStyleUrl, siteUrl, apiUrl }: Dependencies): SiteFiles {
  const policyOf = createPagePolicy({ mapStyleUrl, siteUrl, callUrls: [apiUrl] })
  const workerPolicy = createWorkerPolicy({ mapStyleUrl })
  const secure = createSecurityHeaders(apiUrl)
  const files = new WeakMap<FilledSite, Map<string, SentFile>>()

  /** Puts an answer together unless this site has it. */
  const once = async (site: FilledSite, path: string, prepare: () => Promise<SentFile>) => {
    const known = files.get(site) ?? new Map<string, SentFile>()
    files.set(site, known)
    const file = known.get(path) ?? (await prepare())
    known.set(path, file)
    return file
  }

  const preparePage = (site: FilledSite, path: string) => {
    const page = site.pages.get(path)
    const { file, etag } = page ?? site.notFound
    return prepareFile(site, file, {
      // Page Not Found has many addresses, of which those below /assets carry no less than the others.
      address: '/',
      status: page ? 200 : 404,
      cacheControl: 'no-cache',
      etag,
      buildId: site.buildId,
      secure,
      policy: policyOf(page ?? site.notFound),
    })
  }
  const prepareOther = (site: FilledSite, name: string) => {
    // The name of a hashed file already says what is in it.
    const isHashed = name.startsWith('assets/')
    return prepareFile(site, name, {
      address: `/${name}`,
      status: 200,
      cacheControl: isHashed ? foreverControl : 'no-cache',
      etag: isHashed ? name.slice('assets/'.length) : undefined,
      policy: workerFile.test(name) ? workerPolicy : undefined,
      // A page of another build must not use it, nor may the service worker of another build keep a page.
      buildId: name.endsWith('.data') ? site.buildId : undefined,
      secure,
    })
  }
  return {
    // Addresses without a page share one answer, which no path names.
    page: (site, path) => once(site, site.pages.has(path) ? path : '', () => preparePage(site, path)),
    other: (site, name) => once(site, `/${name}`, () => prepareOther(site, name)),
    prepared: (path) => {
      const site = pages.now()
      const file = files.get(site)?.get(path)
      return file && { site, file }
    },
  }
}
