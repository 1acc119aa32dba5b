import type { Context } from 'hono'
import { requireAllowance, requireGranted, type Senders } from '#server/gate/limit-sender'
import type { Accounts } from './accounts.ts'
import { refuse } from './auth-error.ts'
import { exchangeCode } from './exchange-code.ts'
import { readBody } from './read-body.ts'
import { refreshSession } from './refresh-session.ts'
import { signInRequests } from './request-limits.ts'
import { signIn } from './sign-in.ts'
import { storeDeviceMark, readVisitor } from './visitor.ts'

/**
 * Handles POST /token: returns a session for `grant_type` password, refresh_token or pkce. Sign-ins of one sender are
 * limited. Refreshes are not, because a refused refresh would sign the user out.
 */
export function answerToken(accounts: Accounts, senders: Senders) {
  const signInFrom = async (c: Context, { email, password }: Record<string, unknown>) => {
    const visitor = readVisitor(c, senders)
    const answer = await signIn(accounts, {
      email,
      password,
      visitor,
      admit: async (marks, known) => {
        if (!known.device)
          return requireAllowance(accounts.limits, { limit: signInRequests, count: 1 }, c, senders)
        requireGranted(await accounts.limits.take(signInRequests, marks.device))
      },
    })
    storeDeviceMark(c, accounts, visitor)
    return c.json(answer)
  }

  return async (c: Context): Promise<Response> => {
    const grant = c.req.query('grant_type') ?? ''
    if (!['password', 'refresh_token', 'pkce'].includes(grant))
      throw refuse(400, 'invalid_credentials', 'unsupported_grant_type')
    const body = await readBody(c)
    if (grant === 'refresh_token') return c.json(await refreshSession(accounts, body.refresh_token))
    if (grant === 'password') return signInFrom(c, body)
    await requireAllowance(accounts.limits, { limit: signInRequests, count: 1 }, c, senders)
    const visitor = readVisitor(c, senders)
    const { auth_code: code, code_verifier: verifier } = body
    const answer = await exchangeCode(accounts, { code, verifier, visitor })
    storeDeviceMark(c, accounts, visitor)
    return c.json(answer)
  }
}
