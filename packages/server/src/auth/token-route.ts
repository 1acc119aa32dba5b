import type { Context } from 'hono'
import type { Senders } from '#server/gate/limit-sender'
import type { Accounts } from './accounts.ts'
import { refuse } from './auth-error.ts'
import { exchangeCode } from './exchange-code.ts'
import { readBody } from './read-body.ts'
import { refreshSession } from './refresh-session.ts'
import { signIn } from './sign-in.ts'

/** POST /token: a Session by `grant_type` password, refresh_token or pkce. */
export function answerToken(accounts: Accounts, senderOf: Senders['senderOf']) {
  return async (c: Context): Promise<Response> => {
    const grant = c.req.query('grant_type') ?? ''
    if (!['password', 'refresh_token', 'pkce'].includes(grant))
      throw refuse(400, 'invalid_credentials', 'unsupported_grant_type')
    const body = await readBody(c)
    if (grant === 'refresh_token') return c.json(await refreshSession(accounts, body.refresh_token))
    if (grant === 'pkce')
      return c.json(await exchangeCode(accounts, { code: body.auth_code, verifier: body.code_verifier }))
    const { email, password } = body
    return c.json(await signIn(accounts, { email, password, sender: senderOf(c) }))
  }
}
