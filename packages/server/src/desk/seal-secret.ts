import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AccountKeys } from '#server/keys/account-keys'

const purpose = 'second factors of staff'
const [ivBytes, tagBytes] = [12, 16]

type Keys = Pick<AccountKeys, 'secretFor'>

/**
 * Encrypts a secret (AES-256-GCM) with a key that is not in the database. It is bound to the account, so it cannot be
 * decrypted in another row.
 */
export function sealSecret(keys: Keys, userId: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keys.secretFor(purpose), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a secret. Null if it was encrypted with other keys or for another account, or was changed. */
export function openSecret(keys: Keys, userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  try {
    const opening = createDecipheriv('aes-256-gcm', keys.secretFor(purpose), bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
