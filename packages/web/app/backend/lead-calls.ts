import type { Lead } from '@retour/domain/leads/lead'
import { toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { readApiAccess } from './api-access.ts'

/** Has the account left a lead under the address of its profile (specification, section 7)? Throws BackendError. */
export async function hasLead(userId: string): Promise<boolean> {
  try {
    const rest = await openRest()
    const profile = await rest.from('profiles').select('email').eq('id', userId).single().throwOnError()
    const { data } = await rest
      .from('leads')
      .select('id')
      .eq('email', profile.data.email ?? '')
      .limit(1)
      .throwOnError()
    return data.length > 0
  } catch (error) {
    throw toBackendError(error)
  }
}

/** Writes one row of `leads`. Throws BackendError; `refused` means that the row itself was not accepted. */
export async function insertLead(lead: Lead): Promise<void> {
  try {
    const rest = await openRest()
    await rest.from('leads').insert(lead).throwOnError()
  } catch (error) {
    throw toBackendError(error)
  }
}

async function openRest() {
  const [{ PostgrestClient }, { baseUrl, headers }] = await Promise.all([
    import('@supabase/postgrest-js'),
    readApiAccess(),
  ])
  return new PostgrestClient(`${baseUrl}/rest/v1`, { headers, fetch: fetchBackend, retry: false })
}
