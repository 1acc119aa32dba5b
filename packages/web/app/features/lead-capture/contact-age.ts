import { leadOnDevice } from '@retour/domain/leads/on-device'
import { readStored, removeText } from '#app/platform/browser-storage.ts'

/** The storage key of a guest's name and address. */
export const contactKey = 'retour-contact'

/** Returns whether the stored name and address have expired or have no valid time. */
export const isContactOld = (givenAtMs: unknown, nowMs: number): boolean =>
  typeof givenAtMs !== 'number' || !(nowMs - givenAtMs < leadOnDevice.contactDays * 86_400_000)

/** Removes an expired name and address. It runs on every page, so that they are never stored longer than stated. */
export function dropOldContact(): void {
  const stored = readStored('localStorage', contactKey) as { givenAtMs?: unknown } | null
  if (stored && isContactOld(stored.givenAtMs, Date.now())) removeText('localStorage', contactKey)
}
