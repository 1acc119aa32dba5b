import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import * as z from 'zod'

const coordinate = z.string().regex(/^[\w-]{43}$/)
const schema = z.object({
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

/** One secret, and one or two P-256 key pairs, newest first. */
export type StoredKeys = z.infer<typeof schema>

/** A key pair, imported for signing and verifying. */
export type SigningKey = {
  kid: string
  createdAt: Date
  privateKey: KeyObject
  publicKey: KeyObject
  publicJwk: object
}

/** Creates a secret and a first key pair. */
export const newKeys = (now: Date): StoredKeys => ({
  secret: randomBytes(32).toString('base64url'),
  keys: [newKey(now)],
})

/** Adds a new key before the others. The previous one stays, older ones are removed. */
export const withNewKey = ({ secret, keys }: StoredKeys, now: Date): StoredKeys => ({
  secret,
  keys: [newKey(now), ...keys].slice(0, 2),
})

/** Returns the keys as JSON text. */
export const writeKeys = (keys: StoredKeys): string => `${JSON.stringify(keys, null, 2)}\n`

/** Parses keys. Null if they are malformed: too short, not random, or not on the curve. */
export function parseKeys(text: string): StoredKeys | null {
  try {
    const parsed = schema.parse(JSON.parse(text))
    if (new Set(parsed.secret).size < 16) return null
    parsed.keys.forEach(toSigningKey)
    return parsed
  } catch {
    return null
  }
}

/** Imports a stored key pair. */
export function toSigningKey({ kid, createdAt, jwk }: StoredKeys['keys'][number]): SigningKey {
  const { kty, crv, x, y } = jwk
  return {
    kid,
    createdAt: new Date(createdAt),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }),
    publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  }
}

function newKey(now: Date): StoredKeys['keys'][number] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  return {
    kid: randomBytes(12).toString('base64url'),
    createdAt: now.toISOString(),
    jwk: { kty: 'EC', crv: 'P-256', x, y, d },
  }
}
