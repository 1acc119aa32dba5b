import { Hono } from 'hono'
import { limitBody } from '#server/gate/limit-body'
import { plainPagePolicy } from '#server/gate/plain-page'
import { forbidStoring } from '#server/gate/security-headers'

/** Returns a router for the pages that links in mails open: uncached, with a small body limit, without scripts. */
export const linkRoutes = (): Hono =>
  new Hono().use(forbidStoring(), limitBody(), async (c, next) => {
    c.header('Content-Security-Policy', plainPagePolicy())
    return next()
  })
