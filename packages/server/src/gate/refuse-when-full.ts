import type { MiddlewareHandler } from 'hono'
import type { FreeSpace } from '#server/health/free-space'
import { storageFull } from './storage-full.ts'

/**
 * Calls that store something new. All others work while the disk is nearly full, and use the reserved space: reading,
 * signing in and out, refreshing, confirming, deleting.
 */
const storing: [methods: string, path: RegExp][] = [
  ['POST PUT PATCH', /^\/rest\/v1\//],
  ['POST', /^\/auth\/v1\/(?:signup|otp|recover|resend)$/],
  ['PUT', /^\/auth\/v1\/user$/],
  ['POST', /^\/desk\/v1\/rides\/|^\/ride\/v1\/moves$/],
  ['POST', /^\/functions\/v1\/ai-concierge$/],
]

/** Throws 503 storage_full for calls that store something new while the disk is nearly full. */
export function refuseWhenFull(space: Pick<FreeSpace, 'isRefusing'>): MiddlewareHandler {
  return (c, next) => {
    const { method, path } = c.req
    const isStoring = storing.some(([methods, pattern]) => methods.includes(method) && pattern.test(path))
    if (isStoring && space.isRefusing()) throw storageFull()
    return next()
  }
}
