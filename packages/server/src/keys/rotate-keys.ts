import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import { openAccountKeys, type AccountKeys } from './account-keys.ts'
import { openKeyStore } from './key-store.ts'

/** A rotation is refused. The message is for the operator. */
export class KeyRotationError extends Error {
  override readonly name = 'KeyRotationError'
}

type Dependencies = {
  database: Database
  config: Pick<Config, 'dataDir' | 'signingKeys'>
  now: () => Date
  /** The keys of the running server; undefined in a command of its own process. */
  accountKeys?: AccountKeys
}

/** An access token is valid for an hour, and other servers may sign with the older key for one minute more. */
const restMs = 2 * 3_600_000

/**
 * Rotates the signing key: a new key signs access tokens, and the previous one is still accepted, so nobody is signed
 * out. Returns the new key's id. Throws KeyRotationError within two hours of the last rotation, because tokens of the
 * key that would be removed may be in use, unless `word` is "now".
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
