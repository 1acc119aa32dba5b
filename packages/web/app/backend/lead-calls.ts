import type { Lead } from '@retour/domain/leads/lead'
import * as z from 'zod/mini'
import { isAlreadyStored, toBackendError } from './backend-error.ts'
import { readAccountAccess } from './api-access.ts'
import { readPublicAccess } from './public-config.ts'

/**
 * Returns whether the account has a lead under the address of its profile (docs/product.md, Leads). Throws
 * BackendError.
 */
export async function hasLead(userId: string): Promise<boolean> {
  try {
    const rest = await openRestAs('account')
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

/** A lead with its unique key, the day of its calculation, and the time of a consent that waited. */
export type LeadToInsert = Lead & {
  idempotency_key: string
  calculated_on: string
  consent_given_at?: string
}

/**
 * Inserts a row of `leads`, as the account or as a guest (also while signed in). An existing row with its key counts as
 * success: an earlier response was lost. Throws BackendError; `refused` means that it is not stored.
 */
export async function insertLead(lead: LeadToInsert, as: 'guest' | 'account'): Promise<void> {
  try {
    const rest = await openRestAs(as)
    await rest.from('leads').insert(lead).throwOnError()
  } catch (error) {
    if (isAlreadyStored(error)) return
    throw toBackendError(error)
  }
}

const deletionSchema = z.enum(['removed', 'removed-after-mail', 'too-late', 'none'])

/**
 * Deletes a guest's row by its key. Returns `removed-after-mail` if its guide had been sent; `too-late` if it was
 * stored too long ago and stays; `none` if there is no such row. Throws BackendError.
 */
export async function deleteLead(key: string): Promise<z.infer<typeof deletionSchema>> {
  try {
    const rest = await openRestAs('guest')
    const { data } = await rest.rpc('take_back_lead', { lead_key: key }).throwOnError()
    return deletionSchema.parse(data)
  } catch (error) {
    throw toBackendError(error)
  }
}

async function openRestAs(as: 'guest' | 'account') {
  const { openRest } = await import('./open-rest.ts')
  return openRest(as === 'account' ? readAccountAccess() : readPublicAccess())
}
