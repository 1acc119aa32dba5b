import { PostgrestClient } from '@supabase/postgrest-js'
import { readAccountAccess } from './api-access.ts'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import type { ApiAccess } from './public-config.ts'

/**
 * Returns a client of the data API for the given access. The client is loaded with the script that imports this, which
 * saves screens for signed-in people a round trip; guests' pages import it when needed. The query cache retries once;
 * the client's own three attempts would take fifteen seconds.
 */
export async function openRest(access: Promise<ApiAccess>): Promise<PostgrestClient> {
  const { baseUrl, headers } = await access
  return new PostgrestClient(`${baseUrl}/rest/v1`, { headers, fetch: fetchBackend, retry: false })
}

/** Returns the rows of a query by the signed-in person. Throws BackendError. */
export async function readRows<Row>(
  read: (rest: PostgrestClient) => PromiseLike<{ data: Row[] | null }>,
): Promise<Row[]> {
  try {
    const { data } = await read(await openRest(readAccountAccess()))
    return data ?? []
  } catch (error) {
    throw toBackendError(error)
  }
}

/** The server returns at most this many rows at once. */
const pageRows = 1000

/**
 * Returns all rows of a query, page by page, at most `maxPages`; `from` and `to` are the arguments of `range`. Throws
 * BackendError.
 */
export async function readAllRows<Row>(
  read: (rest: PostgrestClient, from: number, to: number) => PromiseLike<{ data: Row[] | null }>,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const from = page * pageRows
    const rows = await readRows<Row>((rest) => read(rest, from, from + pageRows - 1))
    all.push(...rows)
    if (rows.length < pageRows) break
  }
  return all
}
