import type { Lead } from '@retour/domain/leads/lead'
import { isAlreadyStored, toBackendError } from './backend-error.ts'
import { readAccountAccess } from './api-access.ts'
import { readPublicAccess } from './public-config.ts'

/** Has the account left a lead under the address of its profile (specification, section 7)? Throws BackendError. */
export async function hasLead(userId: string): Promise<boolean> {
  try {
    const { openRest } = await import('./open-rest.ts')
    const rest = await openRest(readAccountAccess())
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

/** A lead under a key that makes it single, and the day that it was calculated on. */
export type LeadToInsert = Lead & { idempotency_key: string; calculated_on: string }

/**
 * Writes one row of `leads`, as a guest also where somebody is signed in, or as the account. A row whose key is there
 * already is stored: an earlier answer got lost. Throws BackendError; `refused` means that it is not stored.
 */
export async function insertLead(lead: LeadToInsert, as: 'guest' | 'account'): Promise<void> {
  try {
    const { openRest } = await import('./open-rest.ts')
    const rest = await openRest(as === 'account' ? readAccountAccess() : readPublicAccess())
    await rest.from('leads').insert(lead).throwOnError()
  } catch (error) {
    if (isAlreadyStored(error)) return
    throw toBackendError(error)
  }
}
