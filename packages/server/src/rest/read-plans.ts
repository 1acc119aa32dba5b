import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Statement } from '#server/database/database'
import { readLocation } from './answer.ts'
import type { CatalogueTable } from './catalogue.ts'
import { parseRequest, rangeHeaderOf, type RestRequest } from './parse-request.ts'
import { readStatement } from './read-statement.ts'

/** What one read asks for. It depends on nothing but its address, its headers and the catalogue. */
export type ReadPlan = {
  request: RestRequest
  statement: Statement
  /** Of `Content-Location`. */
  location: string
}

const maxPlans = 500
const maxKeyLength = 1000

/**
 * Creates the function that parses a read and writes its statement. Equal reads, of which clients send many, get the
 * plan of the first; the least recently used one is dropped. Throws what `parseRequest` and `readStatement` throw.
 */
export function createReadPlans(most = maxPlans): (c: Context, table: CatalogueTable) => ReadPlan {
  const plans = new LRUCache<string, ReadPlan>({ max: most })
  return (c, table) => {
    const key = keyOf(c, table)
    const known = plans.get(key)
    if (known) return known
    const plan = planOf(c, table)
    if (key.length <= maxKeyLength) plans.set(key, plan)
    return plan
  }
}

/** All of a request that `parseRequest` reads. A header holds no line break. */
function keyOf(c: Context, { name }: CatalogueTable): string {
  const { url } = c.req
  const query = url.indexOf('?')
  const headers = [c.req.header('accept'), c.req.header('prefer'), rangeHeaderOf(c)]
  return `${name}\n${query < 0 ? '' : url.slice(query)}\n${headers.map((value) => value ?? '').join('\n')}`
}

function planOf(c: Context, table: CatalogueTable): ReadPlan {
  const request = parseRequest(c, table.name)
  return { request, statement: readStatement(table, request), location: readLocation(table, request) }
}
