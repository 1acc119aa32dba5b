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

export type SigningKey = {
  kid: string
  createdAt: Date
  privateKey: KeyObject
  publicKey: KeyObject
  publicJwk: object
}

export const newKeys = (now: Date): StoredKeys => ({
  secret: randomBytes(32).toString('base64url'),
  keys: [newKey(now)],
})

/** A new key comes first; the one before it stays, older ones go. */
export const withNewKey = ({ secret, keys }: StoredKeys, now: Date): StoredKeys => ({
  secret,
  keys: [newKey(now), ...keys].slice(0, 2),
})

export const writeKeys = (keys: StoredKeys): string => `${JSON.stringify(keys, null, 2)}\n`

/** null for text that holds no usable keys: too short, not random, not on the curve. */
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
