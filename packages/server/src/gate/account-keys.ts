import { createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StartupError } from '#server/startup-error'

const coordinate = z.string().regex(/^[\w-]{43}$/)
const storedKeys = z.object({
  secret: z.string().regex(/^[\w-]{43,200}$/),
  keys: z
    .array(
      z.object({
        kid: z.string().regex(/^[\w-]{8,64}$/),
        createdAt: z.iso.datetime(),
        jwk: z.object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          x: coordinate,
          y: coordinate,
          d: coordinate,
        }),
      }),
    )
    .min(1)
    .max(2),
})
type StoredKeys = z.infer<typeof storedKeys>

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; publicJwk: object }

/** The secrets that accounts stand on: key pairs for access tokens, and one secret from which others are made. */
export interface AccountKeys {
  /** The key that signs now. */
  signing(): SigningKey
  /** Every key whose tokens are believed, newest first: at most two. */
  all(): SigningKey[]
  find(kid: string): SigningKey | null
  /** A key of 32 bytes of its own for each purpose. */
  secretFor(purpose: string): Buffer
  /** A new key signs from now on; the one before it is still believed, older ones are not. */
  rotate(now: Date): void
}

const fileName = 'signing-keys.json'
const rotateAfterMs = 90 * 86_400_000
const lookAgainAfterMs = 1000

/**
 * The keys given by SIGNING_KEYS, else those of DATA_DIR, made on first start (mode 0600) and renewed at a start
 * that finds them older than 90 days. Throws StartupError for keys that are short, broken or can't be kept.
 */
export function openAccountKeys(
  place: { dataDir: string; signingKeys: string | null },
  now: Date,
): AccountKeys {
  const file = join(place.dataDir, fileName)
  const read = () => (place.signingKeys ? parseKeys(place.signingKeys, null) : readKeys(file))
  if (!place.signingKeys) makeFirst(place.dataDir, file, now)
  let stored = read()
  let keys = stored.keys.map(toSigningKey)
  let lookedAt = -Infinity
  const accountKeys: AccountKeys = {
    signing: () => keys[0]!,
    all: () => keys,
    find: (kid) => {
      const known = keys.find((key) => key.kid === kid)
      if (known || place.signingKeys || performance.now() - lookedAt < lookAgainAfterMs) return known ?? null
      // Another process of this folder may have rotated.
      lookedAt = performance.now()
      stored = read()
      keys = stored.keys.map(toSigningKey)
      return keys.find((key) => key.kid === kid) ?? null
    },
    secretFor: (purpose) => Buffer.from(hkdfSync('sha256', stored.secret, '', purpose, 32)),
    rotate: (at) => {
      if (place.signingKeys) throw new StartupError('keys given by SIGNING_KEYS are renewed there')
      stored = { ...stored, keys: [makeKey(at), ...stored.keys].slice(0, 2) }
      const draft = writeDraft(file, stored)
      renameSync(draft, file)
      keys = stored.keys.map(toSigningKey)
    },
  }
  const age = now.getTime() - new Date(stored.keys[0]!.createdAt).getTime()
  if (!place.signingKeys && age > rotateAfterMs) accountKeys.rotate(now)
  return accountKeys
}

function makeKey(now: Date): StoredKeys['keys'][number] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  return {
    kid: randomBytes(12).toString('base64url'),
    createdAt: now.toISOString(),
    jwk: { kty: 'EC', crv: 'P-256', x, y, d },
  }
}

function makeFirst(dataDir: string, file: string, now: Date): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    try {
      // Others on the machine must not read it, whatever copied the folder here.
      chmodSync(file, 0o600)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const draft = writeDraft(file, { secret: randomBytes(32).toString('base64url'), keys: [makeKey(now)] })
    try {
      // A link appears whole or not at all, and never replaces the keys of a start that was quicker.
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
  } catch (error) {
    throw new StartupError(
      `the signing keys ${file} cannot be kept (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to a folder that can be written`,
    )
  }
}

function writeDraft(file: string, keys: StoredKeys): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return draft
}

function readKeys(file: string): StoredKeys {
  try {
    return parseKeys(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `the signing keys ${file} cannot be read (${(error as NodeJS.ErrnoException).code}): restore the file, or remove it (everyone is then signed out)`,
    )
  }
}

function parseKeys(text: string, file: string | null): StoredKeys {
  try {
    const parsed = storedKeys.parse(JSON.parse(text))
    if (new Set(parsed.secret).size < 16) throw new TypeError('not random')
    parsed.keys.forEach(toSigningKey)
    return parsed
  } catch {
    throw new StartupError(
      file
        ? `the signing keys in ${file} are not usable: restore the file, or remove it (everyone is then signed out)`
        : 'the setting SIGNING_KEYS must be the content of a signing-keys.json: a random secret of at least 43 letters and one or two P-256 keys',
    )
  }
}

function toSigningKey({ kid, jwk }: StoredKeys['keys'][number]): SigningKey {
  const { kty, crv, x, y } = jwk
  return {
    kid,
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }),
    publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  }
}
