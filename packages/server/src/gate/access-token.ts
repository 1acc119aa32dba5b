import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose'
import type { CallerClaims } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'

export type SignedInClaims = Extract<CallerClaims, { role: 'authenticated' }> & {
  session_id: string
  exp: number
}

export type TokenFault = { reason: 'malformed' | 'signature' | 'claims' | 'expired'; message: string }
export type ReadToken = { ok: true; claims: SignedInClaims } | ({ ok: false } & TokenFault)
/** The result for a token whose session was checked too. */
export type VerifiedCaller = ReadToken | { ok: false; reason: 'session-gone'; message: string }

const skewSeconds = 10
/** What every access token must say, whoever signed it, and how far clocks may differ. */
export const accessTokenRules = {
  audience: 'authenticated',
  clockTolerance: skewSeconds,
  requiredClaims: ['exp', 'iat', 'sub', 'session_id', 'role', 'email'],
}
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Our tokens have exactly one header for each key, so no other header is ever parsed. */
const headerOf = (kid: string) => ({ alg: 'ES256', typ: 'JWT', kid })
const encodedHeader = (kid: string) => Buffer.from(JSON.stringify(headerOf(kid))).toString('base64url')

/** A signed access token. `claims` must hold exp and iat in unix seconds, iss, aud, sub, role and session_id. */
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

/** The fault of a token that has not three parts, or is longer than any of ours; null for none. */
export function findShapeFault(token: string): ReadToken | null {
  const segments = token.split('.')
  const isWhole =
    segments.length === 3 && segments.every((part) => /^[\w-]+$/.test(part)) && token.length <= 16_384
  return isWhole ? null : fault('malformed', `Expected 3 parts in JWT; got ${segments.length}`)
}

/** The claims of a token whose signature held: a signed-in person, with a session, and whole-number times. */
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

/** Why a signature or a time is invalid, as a message that the caller may see. */
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
