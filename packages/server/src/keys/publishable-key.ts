import { randomBytes } from 'node:crypto'
import { StartupError } from '#server/startup-error'
import type { KeyStore } from './key-store.ts'

/**
 * The key that pages send with each call: given by PUBLISHABLE_KEY, else made on first start and kept. It names the
 * product, it protects nothing: rows are guarded by policies. Throws StartupError for one that is not usable.
 */
export async function openPublishableKey(store: KeyStore, given: string | null): Promise<string> {
  if (given) return given
  const make = () => `sb_publishable_${randomBytes(24).toString('base64url')}\n`
  const key = (await store.storeFirst('publishable-key', make)).trim()
  if (/^sb_publishable_[\w-]{20,200}$/.test(key)) return key
  const place = store.placeOf('publishable-key')
  throw new StartupError(`the key in ${place} is not usable: remove it, or set PUBLISHABLE_KEY`)
}
