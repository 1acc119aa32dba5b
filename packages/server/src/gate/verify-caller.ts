import type { Database } from '#server/database/database'
import { readAccessToken, type ReadToken, type SignedInClaims, type VerifiedCaller } from './access-token.ts'
import type { AccountKeys } from './account-keys.ts'
import { demandLiveSession } from './live-session.ts'

export interface CallerVerifier {
  /** Signature, claims and the session: false as soon as somebody signed out, or four hours after signing in. */
  verifyCaller(token: string): Promise<VerifiedCaller>
  /** Signature and claims alone, for a door that asks for the session in a statement of its own. */
  readToken(token: string): Promise<ReadToken>
}

const rememberedTokens = 5000

/** The issuer that access tokens name. */
export const issuerOf = (apiUrl: string): string => `${apiUrl}/auth/v1`

/** Tells every door who calls, by the access token of a signed-in person. Never throws for what a caller sent. */
export function createCallerVerifier(parts: {
  keys: AccountKeys
  database: Database
  apiUrl: string
  now: () => Date
}): CallerVerifier {
  const { keys, database, apiUrl, now } = parts
  const issuer = issuerOf(apiUrl)
  // A signature is checked once for each token; its times are looked at each time.
  const believed = new Map<string, SignedInClaims>()
  let believedUnder = keys.all()

  const readToken = async (token: string): Promise<ReadToken> => {
    // What a key signed that is no longer kept is not believed any more.
    const keysNow = keys.all()
    if (believedUnder !== keysNow) believed.clear()
    believedUnder = keysNow
    const known = believed.get(token)
    const at = now()
    if (known && known.exp * 1000 > at.getTime()) return { ok: true, claims: known }
    believed.delete(token)
    const read = await readAccessToken(token, { keys, issuer, now: at })
    if (!read.ok || keysNow !== keys.all()) return read
    if (believed.size >= rememberedTokens) believed.delete(believed.keys().next().value ?? '')
    believed.set(token, read.claims)
    return read
  }

  return {
    readToken,
    verifyCaller: async (token) => {
      const read = await readToken(token)
      return read.ok ? demandLiveSession(database, read.claims, now()) : read
    },
  }
}
