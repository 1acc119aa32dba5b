import type { DeskRecord } from '@retour/domain/exit/day/desk-entry'
import { BackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/** The file of the build that every visitor's browser caches. */
export const deskListPath = '/trip/desks.json'

/** Loads the desks for the last day, with their hours. Throws BackendError. */
export async function loadDesks(): Promise<DeskRecord[]> {
  const response = await fetchBackend(deskListPath)
  if (!response.ok) throw new BackendError('failed', `The list of desks answered ${response.status}.`)
  return (await response.json()) as DeskRecord[]
}
