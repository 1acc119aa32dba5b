import type { Lead } from '@retour/domain/leads/lead'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { readApiAccess } from './api-access.ts'

/** Writes one row of `leads`. Throws BackendError; `refused` means that the row itself was not accepted. */
export async function insertLead(lead: Lead): Promise<void> {
  try {
    const [{ PostgrestClient }, { baseUrl, headers }] = await Promise.all([
      import('@supabase/postgrest-js'),
      readApiAccess(),
    ])
    const rest = new PostgrestClient(`${baseUrl}/rest/v1`, { headers, fetch: fetchBackend })
    await rest.from('leads').insert(lead).throwOnError()
  } catch (error) {
    throw toBackendError(error)
  }
}
