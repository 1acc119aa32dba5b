import { leadOnDevice } from '@retour/domain/leads/on-device'
import { readStored, removeText } from '#app/platform/browser-storage.ts'

export const contactKey = 'retour-contact'

export const isContactOld = (givenAtMs: unknown, nowMs: number): boolean =>
  typeof givenAtMs !== 'number' || !(nowMs - givenAtMs < leadOnDevice.contactDays * 86_400_000)

/** Takes away a name and address whose time is over. On every page, so that they stay no longer than we say. */
export function dropOldContact(): void {
  const stored = readStored('localStorage', contactKey) as { givenAtMs?: unknown } | null
  if (stored && isContactOld(stored.givenAtMs, Date.now())) removeText('localStorage', contactKey)
}
