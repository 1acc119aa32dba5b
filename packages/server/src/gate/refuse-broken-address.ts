import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

type SocketBindings = { incoming?: { rawHeaders?: string[] } } | undefined

/**
 * Throws 414 for a URL above 8 kB, and 400 for a broken percent encoding or a second Host header. Node uses the first
 * Host; a proxy may have used the second.
 */
export function refuseBrokenAddress(): MiddlewareHandler {
  return async (c, next) => {
    const { url } = c.req
    const { rawHeaders = [] } = (c.env as SocketBindings)?.incoming ?? {}
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1)
      throw new ApiError({
        status: 400,
        code: 'bad_request',
        message: 'The request names more than one host',
        headers: { Connection: 'close' },
      })
    if (url.length > 8192) throw new ApiError({ status: 414, code: 'uri_too_long', message: 'URI too long' })
    try {
      decodeURIComponent(url)
    } catch {
      throw new ApiError({
        status: 400,
        code: 'bad_request',
        message: 'The address holds a broken percent encoding',
      })
    }
    return next()
  }
}
