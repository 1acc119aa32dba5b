import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose'
import type { CallerClaims } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'

/** The claims of an access token. `exp` is in seconds since 1970. */
export type SignedInClaims = Extract<CallerClaims, { role: 'authenticated' }> & {
  session_id: string
  exp: number
}

/** Why a token is not valid. `message` may be shown to the caller. */
export type TokenFault = { reason: 'malformed' | 'signature' | 'claims' | 'expired'; message: string }
/** The result for a token whose session was not checked. */
export type ReadToken = { ok: true; claims: SignedInClaims } | ({ ok: false } & TokenFault)
/** The result for a token whose session was checked too. */
export type VerifiedCaller = ReadToken | { ok: false; reason: 'session-gone'; message: string }

const skewSeconds = 10
/** The audience, required claims and clock tolerance (seconds) of every access token, whoever signed it. */
export const accessTokenRules = {
  audience: 'authenticated',
  clockTolerance: skewSeconds,
  requiredClaims: ['exp', 'iat', 'sub', 'session_id', 'role', 'email'],
}
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Each signing key has exactly one header, so headers are compared as text instead of parsed. */
const headerOf = (kid: string) => ({ alg: 'ES256', typ: 'JWT', kid })
const encodedHeader = (kid: string) => Buffer.from(JSON.stringify(headerOf(kid))).toString('base64url')

/**
 * Returns a signed access token. `claims` must contain exp and iat (seconds since 1970), iss, aud, sub, role and
 * session_id.
 */
export function signAccessToken(keys: AccountKeys, claims: Record<string, unknown>): Promise<string> {
  const { kid, privateKey } = keys.signing()
  return new SignJWT(claims).setProtectedHeader(headerOf(kid)).sign(privateKey)
}

/**
 * Checks signature and claims of an access token, but not whether its session still exists. Accepts only tokens that this
 * server signed for `issuer`: ES256 with a known key, aud "authenticated" as text, times as whole numbers.
 */
export async function readAccessToken(
  token: string,
  { keys, issuer, now }: { keys: AccountKeys; issuer: string; now: Date },
): Promise<ReadToken> {
  const malformed = findShapeFault(token)
  if (malformed) return malformed
  const [header = ''] = token.split('.')
  const key = await keys.find(readKid(header))
  if (!key || encodedHeader(key.kid) !== header)
    return fault('signature', 'No suitable key or wrong key type')
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer,
      currentDate: now,
      ...accessTokenRules,
    })
    return verifyClaims(payload, now)
  } catch (error) {
    return explainToken(error)
  }
}

/** Returns the fault of a token that has not three parts or is longer than 16 kB, else null. */
export function findShapeFault(token: string): ReadToken | null {
  const segments = token.split('.')
  const isWhole =
    segments.length === 3 && segments.every((part) => /^[\w-]+$/.test(part)) && token.length <= 16_384
  return isWhole ? null : fault('malformed', `Expected 3 parts in JWT; got ${segments.length}`)
}

/**
 * Checks the claims of a token with a valid signature: audience, role, user, session, email, and times as whole
 * numbers.
 */
export function verifyClaims(payload: JWTPayload, now: Date): ReadToken {
  const { aud, exp, iat, role, sub, session_id, email } = payload
  const nowSeconds = Math.floor(now.getTime() / 1000)
  if (aud !== 'authenticated' || role !== 'authenticated') return fault('claims', 'JWT claims are not ours')
  if (!Number.isSafeInteger(exp) || !Number.isSafeInteger(iat) || iat! > nowSeconds + skewSeconds)
    return fault('claims', 'JWT issued at future')
  if (!uuid.test(sub ?? '') || typeof session_id !== 'string' || !uuid.test(session_id))
    return fault('claims', 'JWT claims are not ours')
  if (typeof email !== 'string') return fault('claims', 'JWT claims are not ours')
  return { ok: true, claims: payload as SignedInClaims }
}

/** Returns the fault for an error of `jwtVerify`. */
export function explainToken(error: unknown): ReadToken {
  if (error instanceof errors.JWTExpired) return fault('expired', 'JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed) return fault('claims', 'JWT claims are not ours')
  return fault('signature', 'JWT cryptographic operation failed')
}

function fault(reason: TokenFault['reason'], message: string): ReadToken {
  return { ok: false, reason, message }
}

function readKid(encoded: string): string {
  try {
    const header: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString())
    const kid = (header as { kid?: unknown } | null)?.kid
    return typeof kid === 'string' ? kid : ''
  } catch {
    return ''
  }
}
