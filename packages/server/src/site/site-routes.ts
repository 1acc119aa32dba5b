import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { isApiPath } from '#server/gate/api-error'
import { redact } from '#server/gate/redact'
import { createSecurityHeaders } from '#server/gate/security-headers'
import type { SitePage } from './built-site.ts'
import type { EditionPages } from './edition-pages.ts'
import type { FilledSite } from './fill-site.ts'
import { createPagePolicy, createWorkerPolicy } from './page-policy.ts'
import { placeRedirect } from './place-redirect.ts'
import { prepareFile, sendFile, type SentFile } from './send-file.ts'

type Dependencies = {
  pages: Pick<EditionPages, 'now'>
  log: Logger
  siteUrl: string
  mapStyleUrl: string | null
  apiUrl: string
}

/** The service worker and the map's worker. The build puts this in their names. */
const workerFile = /(?:^sw|worker[^/]*)\.js$/
const foreverControl = 'public, max-age=31536000, immutable'

/**
 * Returns the routes of pages and files, for GET and HEAD. Pages are 200 or 304 with `no-cache` and an ETag; hashed
 * files below /assets never expire. 301 from `/x/` to `/x`, 302 from an unknown city to its country, else 404 with the
 * 'Page Not Found' page. Paths of the API are skipped.
 */
export function siteRoutes({ pages, log, mapStyleUrl, siteUrl, apiUrl }: Dependencies): Hono {
  const routes = new Hono()
  const policyOf = createPagePolicy({ mapStyleUrl, siteUrl, callUrls: [apiUrl] })
  const workerPolicy = createWorkerPolicy({ mapStyleUrl })
  const secure = createSecurityHeaders(apiUrl)
  const prepared = new WeakMap<FilledSite, Map<string, Promise<SentFile>>>()

  /** Prepares an answer of a site once. What could not be read is tried again. */
  const sendOnce = async (c: Context, site: FilledSite, name: string, prepare: () => Promise<SentFile>) => {
    const known = prepared.get(site) ?? new Map<string, Promise<SentFile>>()
    prepared.set(site, known)
    const found = known.get(name) ?? prepare()
    known.set(name, found)
    try {
      return await sendFile(c, site, await found)
    } catch (error) {
      known.delete(name)
      throw error
    }
  }

  const sendPage = (c: Context, site: FilledSite, page: SitePage, status: 200 | 404) => {
    const { file, etag } = page
    // Page Not Found has many addresses, of which those below /assets carry no less than the others.
    const sending = { address: '/', status, cacheControl: 'no-cache', etag, buildId: site.buildId, secure }
    return sendOnce(c, site, `${status} ${file}`, () =>
      prepareFile(site, file, { ...sending, policy: policyOf(page) }),
    )
  }

  const sendOther = (c: Context, site: FilledSite, file: string) => {
    // The name of a hashed file already says what is in it.
    const isHashed = file.startsWith('assets/')
    return sendOnce(c, site, file, () =>
      prepareFile(site, file, {
        address: `/${file}`,
        status: 200,
        cacheControl: isHashed ? foreverControl : 'no-cache',
        etag: isHashed ? file.slice('assets/'.length) : undefined,
        policy: workerFile.test(file) ? workerPolicy : undefined,
        // A page of another build must not use it, nor may the service worker of another build keep a page.
        buildId: file.endsWith('.data') ? site.buildId : undefined,
        secure,
      }),
    )
  }

  routes.on(['GET', 'HEAD'], '*', async (c, next) => {
    const path = pathOf(c)
    // One answer is of one edition.
    const site = pages.now()
    const page = site.pages.get(path)
    if (page) return sendPage(c, site, page, 200)
    const withoutSlash = path.replace(/\/$/, '')
    if (site.pages.has(withoutSlash)) return c.redirect(encodeURI(withoutSlash) + queryOf(c), 301)
    if (isApiPath(path)) return next()
    const file = path.slice(1)
    if (site.has(file)) return sendOther(c, site, file)
    const redirect = placeRedirect(path, (address) => site.pages.has(address))
    if (redirect) {
      if (redirect.status === 302) log.warn({ path: redact(path).slice(0, 200) }, 'unknown city')
      return c.redirect(redirect.location + queryOf(c), redirect.status)
    }
    return sendPage(c, site, site.notFound, 404)
  })
  return routes
}

/** Parsing an address costs more than the rest of these lines; most have nothing to decode. */
const pathOf = (c: Context) =>
  c.req.url.includes('%') ? decodeURIComponent(new URL(c.req.url).pathname) : c.req.path
const queryOf = (c: Context) => new URL(c.req.url).search
