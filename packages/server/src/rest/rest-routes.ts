import { Hono, type Context } from 'hono'
import type { CallerClaims, Database } from '#server/database/database'
import type { CallerReader } from '#server/gate/identify-caller'
import { callFunction } from './call-function.ts'
import { createCatalogueReader, findTable } from './catalogue.ts'
import { refuseByDatabase } from './database-refusal.ts'
import { createPublicRows } from './public-rows.ts'
import { createReadPlans } from './read-plans.ts'
import { refuse } from './rest-error.ts'
import { deleteRows, insertRows, readRows, updateRows } from './serve-table.ts'

type Dependencies = {
  database: Database
  identify: CallerReader
  now: () => Date
  /**
   * Called before rows are written or a function runs, with the number of rows (1 for a change, removal or call).
   * Throws if the caller has written too many.
   */
  admitRows: (c: Context, write: RowWrite) => Promise<void>
  /** Called after rows of a table, or the writes of a function, were committed. */
  onInserted: (tableName: string) => void
}

export type RowWrite = {
  caller: CallerClaims
  tableName: string
  isInsert: boolean
  rowCount: number
}

/**
 * Creates the routes of the tables of schema public under /rest/v1/<table>, for the official clients. GET and HEAD
 * read, POST inserts, PATCH changes, DELETE removes; each runs as the caller in one transaction under the table's
 * grants and policies. POST /rest/v1/rpc/<name> calls one of a few functions. Unknown table 404 PGRST205, unknown
 * function 404 PGRST202, other methods 405 PGRST117, deeper path 404 PGRST125, another schema 406 PGRST106. Errors are
 * {code, message, details, hint}. Unsupported features: docs/decisions/0009.
 */
export function restRoutes({ database, identify, now, admitRows, onInserted }: Dependencies): Hono {
  const routes = new Hono()
  const catalogueOf = createCatalogueReader(database)
  const publicRows = createPublicRows(database)
  const plans = createReadPlans()
  const open = async (c: Context) => {
    const caller = await identify(c)
    const catalogue = await catalogueOf().catch((error: unknown) => {
      throw refuseByDatabase(error, 'anon')
    })
    const table = findTable(catalogue, c.req.param('table') ?? '')
    const isInsert = c.req.method === 'POST'
    const admit = (rowCount: number) => admitRows(c, { caller, tableName: table.name, isInsert, rowCount })
    return { c, caller, database, now: now(), table, admit }
  }

  routes.use(async (c, next) => {
    const isRead = ['GET', 'HEAD'].includes(c.req.method)
    const profile = c.req.header(isRead ? 'accept-profile' : 'content-profile')
    if (profile !== undefined && profile !== 'public')
      throw refuse(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 64)}`, {
        hint: 'Only the following schemas are exposed: public',
      })
    return next()
  })
  routes.post('/rpc/:name', async (c) => {
    const caller = await identify(c)
    const name = c.req.param('name')
    await admitRows(c, { caller, tableName: name, isInsert: true, rowCount: 1 })
    const answer = await callFunction(c, database, caller, now())
    onInserted(name)
    return answer
  })
  routes.all('/rpc/*', () => {
    throw refuse(404, 'PGRST202', 'Could not find the function in the schema cache')
  })
  routes.get('/:table', async (c) => readRows({ ...(await open(c)), plans, publicRows }))
  /** Invalidates the cached rows of a public table before its change is acknowledged. */
  const write = async (c: Context, change: (call: Awaited<ReturnType<typeof open>>) => Promise<Response>) => {
    const call = await open(c)
    const answer = await change(call)
    if (call.table.isPublic) publicRows.forget(call.table.name)
    return { answer, tableName: call.table.name }
  }
  routes.post('/:table', async (c) => {
    const { answer, tableName } = await write(c, insertRows)
    onInserted(tableName)
    return answer
  })
  routes.patch('/:table', async (c) => (await write(c, updateRows)).answer)
  routes.delete('/:table', async (c) => (await write(c, deleteRows)).answer)
  routes.all('/:table', async (c) => {
    await open(c)
    throw refuse(405, 'PGRST117', `Unsupported HTTP method: ${c.req.method.slice(0, 16)}`, {
      headers: { Allow: 'GET, HEAD, POST, PATCH, DELETE' },
    })
  })
  routes.all('*', () => {
    throw refuse(404, 'PGRST125', 'Invalid path specified in request URL')
  })
  return routes
}
