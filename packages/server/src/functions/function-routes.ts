import { Hono, type Context } from 'hono'
import { DoorError } from '#server/gate/door-error'
import { askConcierge, type ConciergeParts } from './ai-concierge.ts'
import { getRefundLocations } from './get-refund-locations.ts'

/**
 * The functions by name: 200 JSON each. Errors are {error}: 404 for a name that is not one, 405 for a method
 * other than POST, 415 for a body that is not announced as JSON.
 */
export function functionRoutes(parts: ConciergeParts): Hono {
  const functions: Record<string, (c: Context) => Promise<Response>> = {
    'get-refund-locations': (c) => getRefundLocations(c, parts.database),
    'ai-concierge': (c) => askConcierge(c, parts),
  }
  const routes = new Hono()
  for (const [name, answer] of Object.entries(functions)) {
    routes.post(`/${name}`, (c) => {
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
        throw new DoorError({
          status: 415,
          code: 'unsupported_media_type',
          message: 'The body must be application/json',
        })
      return answer(c)
    })
    routes.all(`/${name}`, () => {
      throw new DoorError({
        status: 405,
        code: 'method_not_allowed',
        message: 'This function is called with POST',
        headers: { Allow: 'POST' },
      })
    })
  }
  routes.all('*', () => {
    throw new DoorError({ status: 404, code: 'not_found', message: 'There is no function of this name' })
  })
  return routes
}
