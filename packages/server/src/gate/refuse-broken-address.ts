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
    if (hasSecondHost(rawHeaders))
      throw new ApiError({
        status: 400,
        code: 'bad_request',
        message: 'The request names more than one host',
        headers: { Connection: 'close' },
      })
    if (url.length > 8192) throw new ApiError({ status: 414, code: 'uri_too_long', message: 'URI too long' })
    if (url.includes('%') && !isDecodable(url))
      throw new ApiError({
        status: 400,
        code: 'bad_request',
        message: 'The address holds a broken percent encoding',
      })
    return next()
  }
}

/** Tells if a request has two Host headers. `rawHeaders` holds names and values in turns. */
export function hasSecondHost(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}
