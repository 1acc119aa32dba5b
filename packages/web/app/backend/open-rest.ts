import { PostgrestClient } from '@supabase/postgrest-js'
import { readApiAccess } from './api-access.ts'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/**
 * The data store as the signed-in person. The client comes with the script that imports this, which saves screens for
 * signed-in people a round of requests; what guests load imports the client when it is needed.
 */
async function openRest(): Promise<PostgrestClient> {
  const { baseUrl, headers } = await readApiAccess()
  return new PostgrestClient(`${baseUrl}/rest/v1`, { headers, fetch: fetchBackend })
}

/** The rows that a reading gives. Throws BackendError. */
export async function readRows<Row>(
  read: (rest: PostgrestClient) => PromiseLike<{ data: Row[] | null }>,
): Promise<Row[]> {
  try {
    const { data } = await read(await openRest())
    return data ?? []
  } catch (error) {
    throw toBackendError(error)
  }
}
