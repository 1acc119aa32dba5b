import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { isApiPath } from '#server/gate/api-error'
import { redact } from '#server/gate/redact'
import type { SitePage } from './built-site.ts'
import type { EditionPages } from './edition-pages.ts'
import type { FilledSite } from './fill-site.ts'
import { createPagePolicy, createWorkerPolicy } from './page-policy.ts'
import { placeRedirect } from './place-redirect.ts'
import { sendFile } from './send-file.ts'

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

  const sendPage = (c: Context, site: FilledSite, page: SitePage, status: 200 | 404) => {
    c.header('Retour-Build', site.buildId)
    c.header('Content-Security-Policy', policyOf(page))
    return sendFile(c, site, page.file, { status, cacheControl: 'no-cache', etag: page.etag })
  }

  routes.on(['GET', 'HEAD'], '*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const path = decodeURIComponent(pathname)
    // A response belongs to one edition.
    const site = pages.now()
    const page = site.pages.get(path)
    if (page) return sendPage(c, site, page, 200)
    const withoutSlash = path.replace(/\/$/, '')
    if (site.pages.has(withoutSlash)) return c.redirect(encodeURI(withoutSlash) + search, 301)
    if (isApiPath(path)) return next()
    const file = path.slice(1)
    if (workerFile.test(file)) c.header('Content-Security-Policy', workerPolicy)
    // Pages and service workers of another build must not use it.
    if (file.endsWith('.data')) c.header('Retour-Build', site.buildId)
    if (site.has(file))
      return sendFile(
        c,
        site,
        file,
        // The name of a hashed file identifies its content.
        file.startsWith('assets/')
          ? { cacheControl: foreverControl, etag: file.slice('assets/'.length) }
          : { cacheControl: 'no-cache' },
      )
    const redirect = placeRedirect(path, (address) => site.pages.has(address))
    if (redirect) {
      if (redirect.status === 302) log.warn({ path: redact(path).slice(0, 200) }, 'unknown city')
      return c.redirect(redirect.location + search, redirect.status)
    }
    return sendPage(c, site, site.notFound, 404)
  })
  return routes
}
