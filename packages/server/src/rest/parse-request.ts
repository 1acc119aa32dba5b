import type { Context } from 'hono'
import { termsLimit } from './limits.ts'
import { parseFilter, parseLogic, type Filter } from './parse-filter.ts'
import { parseNames } from './parse-names.ts'
import { parseOrder, type Order } from './parse-order.ts'
import { parsePreferences, type Preferences } from './parse-preferences.ts'
import { parseRange, type RowRange } from './parse-range.ts'
import { parseSelect, type Selected } from './parse-select.ts'
import { refuse, refuseFeature } from './rest-error.ts'

/** A parsed request without its body. Its names are not checked against the catalogue yet. */
export type RestRequest = {
  /** All parameters, in the order of the URL. */
  query: URLSearchParams
  select: Selected[]
  filters: Filter[]
  orders: Order[]
  range: RowRange
  /** The names of `columns=`; null = the keys of the body. */
  columns: string[] | null
  onConflict: string[] | null
  wantsObject: boolean
  preferences: Preferences
}

const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'])
const logicKeys = new Set(['or', 'and', 'not.or', 'not.and'])

/** Parses parameters and headers. Throws 400 PGRST100 and related errors, 406 PGRST107, 416 PGRST103. */
export function parseRequest(c: Context, tableName: string): RestRequest {
  const query = new URL(c.req.url).searchParams
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const filters: Filter[] = []
  for (const [key, value] of query) {
    if (key.includes('\0') || value.includes('\0'))
      throw refuse(400, '22021', 'The address holds a NUL character')
    if (reserved.has(key)) continue
    filters.push(readFilter(key, value))
    refuseTooMany(filters.length)
  }
  const order = query.get('order')
  const request: RestRequest = {
    query,
    select: parseSelect(query.get('select') ?? '', tableName),
    filters,
    orders: order ? parseOrder(order) : [],
    range: parseRange(query, rangeHeaderOf(c)),
    columns: parseNames(query.get('columns'), 'columns'),
    onConflict: parseNames(query.get('on_conflict'), 'on_conflict'),
    wantsObject: readAccept(c.req.header('accept')),
    preferences: parsePreferences(c.req.header('prefer')),
  }
  refuseTooMany(filters.reduce((sum, filter) => sum + countTerms(filter), request.orders.length))
  refuseTooMany(request.select.length)
  if (!isRead && (order || query.has('limit') || query.has('offset')))
    throw refuseFeature('order, limit and offset are supported for reading only')
  return request
}

/** Returns the header Range of a GET. For other methods it has no meaning, also for HEAD. */
export function rangeHeaderOf(c: Context): string | undefined {
  return c.req.method === 'GET' ? c.req.header('range') : undefined
}

function readFilter(key: string, value: string): Filter {
  if (logicKeys.has(key)) return parseLogic(key, value)
  return parseFilter(key, value)
}

function countTerms(filter: Filter): number {
  if (filter.kind !== 'logic') return 1
  return filter.terms.reduce((sum, term) => sum + countTerms(term), 0)
}

function refuseTooMany(count: number): void {
  if (count > termsLimit)
    throw refuse(400, 'PGRST100', 'The request has too many terms', {
      details: `No more than ${termsLimit} conditions and orders, or columns, are supported`,
    })
}

/** Returns whether the caller wants one object instead of an array. Throws 406 PGRST107 for another media type. */
function readAccept(header: string | undefined): boolean {
  const types = (header ?? '*/*').split(',').map((type) => type.trim().toLowerCase())
  for (const type of types) {
    if (type.includes('nulls=stripped')) continue
    const name = type.split(';', 1)[0]?.trim() ?? ''
    if (name === 'application/vnd.pgrst.object+json' || name === 'application/vnd.pgrst.object') return true
    if (['', '*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json'].includes(name))
      return false
  }
  const named = types.join(', ').slice(0, 200)
  throw refuse(406, 'PGRST107', `None of these media types are available: ${named}`)
}
