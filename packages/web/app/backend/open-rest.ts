import { PostgrestClient } from '@supabase/postgrest-js'
import { readAccountAccess } from './api-access.ts'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import type { ApiAccess } from './public-config.ts'

/**
 * The data store as whoever the access is for. The client comes with the script that imports this, which saves screens for
 * signed-in people a round of requests; what guests load imports this when it is needed. The cache asks again
 * once; the client's own three attempts would keep a person waiting for fifteen seconds.
 */
export async function openRest(access: Promise<ApiAccess>): Promise<PostgrestClient> {
  const { baseUrl, headers } = await access
  return new PostgrestClient(`${baseUrl}/rest/v1`, { headers, fetch: fetchBackend, retry: false })
}

/** The rows that a reading of the signed-in person gives. Throws BackendError. */
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

/** The server gives no more rows at once. */
const pageRows = 1000

/** All rows of a reading, page after page, `maxPages` at most; `from` and `to` are what it asks `range` for. Throws BackendError. */
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
