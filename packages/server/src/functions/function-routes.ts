import { Hono, type Context } from 'hono'
import { ApiError } from '#server/gate/api-error'

/** Answers one call of a function; what it refuses it throws as ApiError. */
export type FunctionHandler = (c: Context) => Promise<Response>

/**
 * The functions by name: 200 JSON each. Errors are {error}: 404 for a name that is not one, 405 for a method
 * other than POST, 415 for a body that is not announced as JSON.
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
