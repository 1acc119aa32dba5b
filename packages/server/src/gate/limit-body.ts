import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './api-error.ts'

export const bodyLimitBytes = 1024 * 1024

const tooLarge = () =>
  new ApiError({
    status: 413,
    code: 'request_entity_too_large',
    message: 'Request body exceeds 1 MiB',
    // The rest of the body is not read, so the connection cannot be used again.
    headers: { Connection: 'close' },
  })

/** Refuses bodies above 1 MiB with 413, by Content-Length or by counting, and compressed ones with 415 (zip bombs). */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: bodyLimitBytes,
    onError: () => {
      throw tooLarge()
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
    const length = c.req.header('content-length')
    // Without a length the body is counted, which builds the whole request again.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limit(c, next)
    if (Number(length) > bodyLimitBytes) throw tooLarge()
    return next()
  }
}
