import { sql } from 'kysely'
import { record, type Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { isVerifiedBy } from './code-challenge.ts'
import { sessionAnswer, startSession, type SessionAnswer, type SignInMethod } from './sessions.ts'
import { storeMarks, marksOf } from './sign-in-marks.ts'
import { findUser, refuseBanned } from './users.ts'
import { hashFlowCode } from './verify-token.ts'
import type { Visitor } from './visitor.ts'

type Flow = {
  user_id: string
  /** That of the account when the code was used up. */
  encrypted_password: string | null
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  method: SignInMethod
  expires_at: Date
}

const notFound = () => refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

/**
 * Exchanges the code of a PKCE link for a session. A code works once, and a wrong verifier uses it up. Throws 400
 * validation_failed or bad_code_verifier, 404 flow_state_not_found, 422 flow_state_expired.
 */
export async function exchangeCode(
  accounts: Accounts,
  request: { code: unknown; verifier: unknown; visitor: Visitor },
): Promise<SessionAnswer> {
  const { code, verifier } = request
  if (typeof code !== 'string' || typeof verifier !== 'string' || code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  const { own } = accounts.database
  const { rows } = await sql<Flow>`delete from app.account_flows f using auth.users u
    where f.code_hash = ${hashFlowCode(code)} and u.id = f.user_id
    returning f.user_id, u.encrypted_password, f.code_challenge, f.code_challenge_method, f.method, f.expires_at`.execute(
    own,
  )
  const flow = rows[0]
  if (!flow) throw notFound()
  const now = accounts.now()
  if (flow.expires_at <= now)
    throw refuse(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!isVerifiedBy({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier))
    throw refuse(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  const started = await own.transaction().execute(async (tx) => {
    const user = await findUser(tx, flow.user_id, 'lock')
    // A change of the password invalidates codes, also one that came since this code was used up.
    if (user?.encrypted_password !== flow.encrypted_password) return null
    refuseBanned(user, now)
    await storeMarks(tx, user.id, marksOf(accounts, user.email, request.visitor), now)
    return startSession(tx, user, flow.method, now)
  })
  if (!started) throw notFound()
  record(accounts, 'sign-in', { userId: started.user.id, reason: flow.method })
  return sessionAnswer(accounts, started)
}
