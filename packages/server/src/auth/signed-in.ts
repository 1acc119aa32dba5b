import { bearerToken } from '#server/gate/bearer-token'
import type { Accounts } from './accounts.ts'
import { refuse } from './auth-error.ts'
import { findUser, refuseBanned, type AccountUser } from './users.ts'

/** The caller's account and session. */
export type SignedIn = { user: AccountUser; sessionId: string }

/**
 * Reads the caller from the Authorization header. Throws 401 without a token, 403 for an invalid one or an ended
 * session, 400 user_banned.
 */
export async function readSignedIn(accounts: Accounts, header: string | undefined): Promise<SignedIn> {
  const token = bearerToken(header)
  if (!token) throw refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  if (token.startsWith('sb_')) throw refuse(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const caller = await accounts.verifier.verifyCaller(token)
  if (!caller.ok) {
    if (caller.reason === 'session-gone') throw refuse(403, 'session_not_found', caller.message)
    throw refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${caller.message}`)
  }
  const user = await findUser(accounts.database.own, caller.claims.sub)
  if (!user) throw refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  refuseBanned(user, accounts.now())
  return { user, sessionId: caller.claims.session_id }
}
