import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { isApiPath } from '#server/gate/api-error'
import { redact } from '#server/gate/redact'
import type { EditionPages } from './edition-pages.ts'
import { placeRedirect } from './place-redirect.ts'
import { sendFile } from './send-file.ts'
import type { SiteFiles } from './site-files.ts'

type Dependencies = { pages: Pick<EditionPages, 'now'>; siteFiles: SiteFiles; log: Logger }

/**
 * Returns the routes of pages and files, for GET and HEAD. Pages are 200 or 304 with `no-cache` and an ETag; hashed
 * files below /assets never expire. 301 from `/x/` to `/x`, 302 from an unknown city to its country, else 404 with the
 * 'Page Not Found' page. Paths of the API are skipped.
 */
export function siteRoutes({ pages, siteFiles, log }: Dependencies): Hono {
  const routes = new Hono()

  routes.on(['GET', 'HEAD'], '*', async (c, next) => {
    const path = pathOf(c)
    // One answer is of one edition.
    const site = pages.now()
    if (site.pages.has(path)) return sendFile(c, site, await siteFiles.page(site, path))
    const withoutSlash = path.replace(/\/$/, '')
    if (site.pages.has(withoutSlash)) return c.redirect(encodeURI(withoutSlash) + queryOf(c), 301)
    if (isApiPath(path)) return next()
    const file = path.slice(1)
    if (site.has(file)) return sendFile(c, site, await siteFiles.other(site, file))
    const redirect = placeRedirect(path, (address) => site.pages.has(address))
    if (redirect) {
      if (redirect.status === 302) log.warn({ path: redact(path).slice(0, 200) }, 'unknown city')
      return c.redirect(redirect.location + queryOf(c), redirect.status)
    }
    return sendFile(c, site, await siteFiles.page(site, path))
  })
  return routes
}

/** Parsing an address costs more than the rest of these lines; most have nothing to decode. */
const pathOf = (c: Context) =>
  c.req.url.includes('%') ? decodeURIComponent(new URL(c.req.url).pathname) : c.req.path
const queryOf = (c: Context) => new URL(c.req.url).search
