import { randomBytes } from 'node:crypto'
import { StartupError } from '#server/startup-error'
import type { KeyStore } from './key-store.ts'

/**
 * Opens the key that pages send with each call: PUBLISHABLE_KEY, else a key that is created on first start and stored.
 * It identifies the product and protects nothing; policies protect rows. Throws StartupError for an invalid one.
 */
export async function openPublishableKey(store: KeyStore, given: string | null): Promise<string> {
  if (given) return given
  const make = () => `sb_publishable_${randomBytes(24).toString('base64url')}\n`
  const key = (await store.storeFirst('publishable-key', make)).trim()
  if (/^sb_publishable_[\w-]{20,200}$/.test(key)) return key
  const place = store.placeOf('publishable-key')
  throw new StartupError(`the key in ${place} is not usable: remove it, or set PUBLISHABLE_KEY`)
}
