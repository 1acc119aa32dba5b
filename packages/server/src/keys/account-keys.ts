import { hkdfSync } from 'node:crypto'
import { StartupError } from '#server/startup-error'
import type { KeyStore } from './key-store.ts'
import {
  newKeys,
  parseKeys,
  toSigningKey,
  withNewKey,
  writeKeys,
  type SigningKey,
  type StoredKeys,
} from './signing-keys.ts'

/** The secrets of accounts: key pairs for access tokens, and one secret from which others are derived. */
export interface AccountKeys {
  /** Returns the key that signs now. */
  signing(): SigningKey
  /** Returns all keys whose tokens are accepted, newest first: at most two. */
  all(): SigningKey[]
  /**
   * Finds a key by its id. For an unknown one it reads the store, at most once a second, because another server may
   * have rotated keys.
   */
  find(kid: string): Promise<SigningKey | null>
  /** Derives a key of 32 bytes for a purpose. */
  secretFor(purpose: string): Buffer
  /** Adds a new signing key. Tokens of the previous key are still accepted, those of older keys are not. */
  rotate(now: Date): Promise<void>
  /** Reads the keys that another server has stored. Rejects if the store cannot be read. */
  refresh(): Promise<void>
}

const rotateAfterMs = 90 * 86_400_000
const recheckAfterMs = 1000

/**
 * Opens the keys in SIGNING_KEYS, else those in the store. They are created on first start, and rotated at a start if
 * they are older than 90 days. Throws StartupError for keys that are too short, malformed or cannot be stored.
 */
export async function openAccountKeys(
  { store, signingKeys }: { store: KeyStore; signingKeys: string | null },
  now: Date,
): Promise<AccountKeys> {
  if (signingKeys) return keepInMemory(readGivenKeys(signingKeys))
  const text = await store.storeFirst('signing-keys', () => writeKeys(newKeys(now)))
  const accountKeys = keepInStore(text, store)
  if (now.getTime() - accountKeys.signing().createdAt.getTime() > rotateAfterMs) await accountKeys.rotate(now)
  return accountKeys
}

function keepInMemory({ secret, keys }: StoredKeys): AccountKeys {
  const signingKeys = keys.map(toSigningKey)
  return {
    signing: () => signingKeys[0]!,
    all: () => signingKeys,
    find: async (kid) => signingKeys.find((key) => key.kid === kid) ?? null,
    secretFor: (purpose) => derive(secret, purpose),
    rotate: async () => {
      throw new StartupError('keys given by SIGNING_KEYS are renewed there')
    },
    refresh: async () => undefined,
  }
}

function keepInStore(firstText: string, store: KeyStore): AccountKeys {
  let text = firstText
  let stored = readStored(text, store)
  let keys = stored.keys.map(toSigningKey)
  let checkedAtMs = -Infinity
  const refresh = async () => {
    const storedText = await store.read('signing-keys')
    if (storedText === null || storedText === text) return
    stored = readStored(storedText, store)
    text = storedText
    keys = stored.keys.map(toSigningKey)
  }
  const find = (kid: string) => keys.find((key) => key.kid === kid) ?? null
  return {
    signing: () => keys[0]!,
    all: () => keys,
    find: async (kid) => {
      const known = find(kid)
      if (known || performance.now() - checkedAtMs < recheckAfterMs) return known
      checkedAtMs = performance.now()
      await refresh()
      return find(kid)
    },
    secretFor: (purpose) => derive(stored.secret, purpose),
    rotate: async (at) => {
      await store.replace('signing-keys', text, writeKeys(withNewKey(stored, at)))
      await refresh()
    },
    refresh,
  }
}

const derive = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

function readStored(text: string, store: KeyStore): StoredKeys {
  const parsed = parseKeys(text)
  if (parsed) return parsed
  throw new StartupError(
    `the signing keys in ${store.placeOf('signing-keys')} are not usable: restore what was there, or remove it (everyone is then signed out)`,
  )
}

/** Parses SIGNING_KEYS. Throws StartupError unless it contains complete keys. */
export function readGivenKeys(text: string): StoredKeys {
  const parsed = parseKeys(text)
  if (parsed) return parsed
  throw new StartupError(
    'the setting SIGNING_KEYS must be the content of a signing-keys.json: a random secret of at least 43 letters and one or two P-256 keys',
  )
}
