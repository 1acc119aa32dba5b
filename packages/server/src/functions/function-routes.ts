import { Hono, type Context } from 'hono'
import { ApiError } from '#server/gate/api-error'

/** Handles a call of a function. Throws ApiError for a refusal. */
export type FunctionHandler = (c: Context) => Promise<Response>

/**
 * Returns the routes of functions, by name. Successful responses are 200 JSON, errors {error}: 404 for an unknown name,
 * 405 unless it is POST, 415 unless the body is JSON.
 */
export function functionRoutes(functions: Record<string, FunctionHandler>): Hono {
  const routes = new Hono()
  for (const [name, answer] of Object.entries(functions)) {
    routes.post(`/${name}`, (c) => {
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
        throw new ApiError({
          status: 415,
          code: 'unsupported_media_type',
          message: 'The body must be application/json',
        })
      return answer(c)
    })
    routes.all(`/${name}`, () => {
      throw new ApiError({
        status: 405,
        code: 'method_not_allowed',
        message: 'This function is called with POST',
        headers: { Allow: 'POST' },
      })
    })
  }
  routes.all('*', () => {
    throw new ApiError({ status: 404, code: 'not_found', message: 'There is no function of this name' })
  })
  return routes
}
