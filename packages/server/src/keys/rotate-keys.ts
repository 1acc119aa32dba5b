import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import { openAccountKeys, type AccountKeys } from './account-keys.ts'
import { openKeyStore } from './key-store.ts'

export class KeyRotationError extends Error {
  override readonly name = 'KeyRotationError'
}

type Dependencies = {
  database: Database
  config: Pick<Config, 'dataDir' | 'signingKeys'>
  now: () => Date
  /** Those of the running server; none = of a command beside it. */
  accountKeys?: AccountKeys
}

/** An access token lives an hour, and other servers sign with the older key for a minute more. */
const restMs = 2 * 3_600_000

/**
 * A new key signs access tokens from now on; the one before it is still accepted, so nobody is signed out. Gives its id.
 * Throws KeyRotationError within two hours of the last rotation, since tokens of the key that would go may still be in use,
 * unless `word` is "now".
 */
export async function rotateKeys({ database, config, now, accountKeys }: Dependencies, word: string) {
  const store = openKeyStore(database, config.dataDir)
  const keys = accountKeys ?? (await openAccountKeys({ store, signingKeys: config.signingKeys }, now()))
  const [newest, before] = keys.all()
  const earliest = new Date(newest!.createdAt.getTime() + restMs)
  if (before && word !== 'now' && now() < earliest)
    throw new KeyRotationError(
      `the signing key was renewed at ${newest!.createdAt.toISOString()}: tokens of the one before it may still be in use. ` +
        `Run the command again after ${earliest.toISOString()}, or with --now, which ends those tokens`,
    )
  await keys.rotate(now())
  return { kid: keys.signing().kid }
}
