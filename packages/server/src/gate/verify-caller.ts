import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/database/database'
import { readAccessToken, type ReadToken, type SignedInClaims, type VerifiedCaller } from './access-token.ts'
import type { AccountKeys } from '#server/keys/account-keys'
import { verifyLiveSession } from './live-session.ts'

/** Verifies access tokens. */
export interface CallerVerifier {
  /** Checks signature, claims and session. Fails after a sign-out, or four hours after sign-in. */
  verifyCaller(token: string): Promise<VerifiedCaller>
  /** Checks signature and claims only. For APIs whose SQL statement checks the session. */
  readToken(token: string): Promise<ReadToken>
}

const rememberedTokens = 5000

/** Identifies a token by its signed part, because one signature has several encodings. */
const markOf = (token: string) =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64')

/** Returns the `iss` claim of access tokens. */
export const issuerOf = (apiUrl: string): string => `${apiUrl}/auth/v1`

/**
 * Creates the verifier that all APIs share. Verified tokens are cached. It returns faults and never throws because of
 * what a caller sent.
 */
export function createCallerVerifier(dependencies: {
  keys: AccountKeys
  database: Database
  apiUrl: string
  now: () => Date
}): CallerVerifier {
  const { keys, database, apiUrl, now } = dependencies
  const issuer = issuerOf(apiUrl)
  // A signature is verified once per token; its expiry is checked at each call.
  const verified = new LRUCache<string, SignedInClaims>({ max: rememberedTokens })
  // An expired token stays expired, even if the clock is set back.
  const expired = new LRUCache<string, true>({ max: rememberedTokens })
  let verifiedUnder = keys.all()

  const readToken = async (token: string): Promise<ReadToken> => {
    // A token is valid only while its signing key is trusted, so a change of keys clears the cache.
    const keysNow = keys.all()
    if (verifiedUnder !== keysNow) verified.clear()
    verifiedUnder = keysNow
    const known = verified.get(token)
    const at = now()
    if (known && known.exp * 1000 > at.getTime()) return { ok: true, claims: known }
    verified.delete(token)
    const mark = markOf(token)
    if (expired.has(mark)) return { ok: false, reason: 'expired', message: 'JWT expired' }
    const read = await readAccessToken(token, { keys, issuer, now: at })
    if (!read.ok && read.reason === 'expired') expired.set(mark, true)
    if (!read.ok || keysNow !== keys.all()) return read
    verified.set(token, read.claims)
    return read
  }

  return {
    readToken,
    verifyCaller: async (token) => {
      const read = await readToken(token)
      return read.ok ? verifyLiveSession(database, read.claims, now()) : read
    },
  }
}
