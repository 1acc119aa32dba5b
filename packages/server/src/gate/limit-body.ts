import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './api-error.ts'

export const bodyLimitBytes = 1024 * 1024

/** Throws 413 for a body above 1 MiB, by Content-Length or by counting, and 415 for a compressed body (zip bombs). */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bodyLimitBytes,
    onError: () => {
      throw new ApiError({
        status: 413,
        code: 'request_entity_too_large',
        message: 'Request body exceeds 1 MiB',
        // The rest of the body is not read, so the connection cannot be used again.
        headers: { Connection: 'close' },
      })
    },
  })
  return async (c, next) => {
    // The API ignores bodies of these methods. Reading one would copy the whole request.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const encoding = c.req.header('content-encoding')
    if (encoding && encoding.toLowerCase() !== 'identity')
      throw new ApiError({
        status: 415,
        code: 'unsupported_media_type',
        message: 'Compressed request bodies are not accepted',
      })
    return limit(c, next)
  }
}
