import { Hono } from 'hono'
import type { Senders } from '#server/gate/limit-sender'
import type { AccountToken } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { chooseByPassword } from './choose-sign-up.ts'
import type { Choice } from './confirm-account.ts'
import { readEmail } from './email-address.ts'
import { readBody } from './read-body.ts'
import { sessionAnswer } from './sessions.ts'
import { answerLink, halfDone, openLink, spent } from './verify-link.ts'
import { applyProof, findProof, readKinds, type Verified } from './verify-token.ts'
import { storeDeviceMark, readVisitor, type Visitor } from './visitor.ts'

/**
 * Returns the routes of /verify. GET returns the page of a mailed link and changes nothing. POST of its form uses the
 * link and redirects (303) with session, code or error. POST of JSON, {type, token_hash} or {type, email, token},
 * returns the Session; 403 otp_expired if it is not valid.
 */
export function verifyRoutes(accounts: Accounts, senders: Senders): Hono {
  const routes = new Hono()

  routes.get('/', (c) => openLink(accounts, c, readVisitor(c, senders)))
  routes.post('/', async (c) => {
    const visitor = readVisitor(c, senders)
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
    if (isForm) return answerLink(accounts, c, visitor)
    const verified = await verifyBody(accounts, await readBody(c), visitor)
    if (verified.outcome === 'half') return c.json({ msg: halfDone, code: '200' })
    if (verified.outcome === 'code') throw new TypeError('a code is only for links')
    storeDeviceMark(c, accounts, visitor)
    return c.json(await sessionAnswer(accounts, verified))
  })
  return routes
}

async function verifyBody(
  accounts: Accounts,
  body: Record<string, unknown>,
  visitor: Visitor,
): Promise<Verified> {
  const kinds = readKinds(body.type)
  const { token, token_hash: hash } = body
  const isHash = typeof hash === 'string' && hash !== ''
  if (!isHash && (typeof token !== 'string' || token === ''))
    throw invalid('Verify requires either a token or a token hash')
  const found = await findProof(
    accounts,
    isHash ? { kinds, token: hash } : { kinds, email: readEmail(body.email), code: String(token) },
  )
  const choice = found && (await readChoice(accounts, found, { password: body.password, visitor }))
  const verified = found && choice && (await applyProof(accounts, found, { isLink: false, choice, visitor }))
  if (!verified) throw refuse(403, 'otp_expired', isHash ? spent : 'Token has expired or is invalid')
  return verified
}

/**
 * An extension of the Auth API: the site's form also sends the password that was chosen in it. So the code of a mail
 * that a stranger's sign-up caused does not confirm the stranger's password.
 */
async function readChoice(
  accounts: Accounts,
  token: AccountToken,
  { password, visitor }: { password: unknown; visitor: Visitor },
): Promise<Choice> {
  if (token.kind !== 'signup' || typeof password !== 'string' || password === '') return 'own'
  const chosen = await chooseByPassword(accounts, token, { password, visitor })
  if (chosen) return chosen
  throw refuse(
    400,
    'invalid_credentials',
    'This is not the password that was chosen with this address. Please open the link in the mail.',
  )
}
