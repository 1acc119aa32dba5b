import { Hono } from 'hono'
import { limitBody } from '#server/gate/limit-body'
import { plainPagePolicy } from '#server/gate/plain-page'
import { forbidStoring } from '#server/gate/security-headers'

/** Routes for the pages that mailed links open: kept by nobody, with small bodies, without script. */
export const linkRoutes = (): Hono =>
  new Hono().use(forbidStoring(), limitBody(), async (c, next) => {
    c.header('Content-Security-Policy', plainPagePolicy())
    return next()
  })
