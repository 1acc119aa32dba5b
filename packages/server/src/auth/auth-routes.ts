import { Hono, type Context } from 'hono'
import { createGuestWriteLimit } from '#server/gate/limit-guest-writes'
import { limitParallel } from '#server/gate/limit-parallel'
import type { Senders } from '#server/gate/limit-sender'
import type { Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { changeUser } from './change-user.ts'
import { readCodeChallenge } from './code-challenge.ts'
import { readEmail } from './email-address.ts'
import { createEqualTime } from './equal-time.ts'
import { createOwnAccountsCheck } from './own-accounts.ts'
import { readBody, redirectCandidates } from './read-body.ts'
import { chooseRedirect } from './redirects.ts'
import { limitCalls } from './request-limits.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { readResendable, resendMail } from './resend-mail.ts'
import { sendSignInLink } from './send-sign-in-link.ts'
import { settingsAnswer } from './settings-answer.ts'
import { signOut } from './sign-out.ts'
import { readMetadata, readSignUp, signUp } from './sign-up.ts'
import { readSignedIn } from './signed-in.ts'
import { createCleanup } from './clean-up-accounts.ts'
import { answerToken } from './token-route.ts'
import { userAnswer } from './user-answer.ts'
import { verifyRoutes } from './verify-routes.ts'
import { storeDeviceMark, readVisitor } from './visitor.ts'

const methodsOf: Record<string, string> = {
  '/signup': 'POST',
  '/token': 'POST',
  '/logout': 'POST',
  '/recover': 'POST',
  '/otp': 'POST',
  '/resend': 'POST',
  '/verify': 'GET, POST',
  '/user': 'GET, PUT',
  '/settings': 'GET',
  '/health': 'GET',
  '/.well-known/jwks.json': 'GET',
}

/**
 * Returns the routes under /auth/v1. Requests and responses are those of the Supabase Auth API (docs/wire-protocol.md,
 * Auth calls). Errors are {code, message}, or {code, error_code, msg} for older clients. The function behind each route
 * documents its input and errors.
 *
 * Routes that could reveal whether an address has an account give the same response after the same time. All are 404 on
 * a database of a hosted Supabase project, which has accounts of its own.
 */
export function authRoutes(accounts: Accounts, senders: Senders): Hono {
  const routes = new Hono()
  // Only two passwords are hashed at a time. More parallel calls of one sender would only block the database for
  // others.
  const inTurns = limitParallel(senders, { atOnce: 2, maxWaiting: 100 })
  const limited = (call: string) => limitCalls(accounts.limits, call, senders)
  const admitBookings = createGuestWriteLimit(accounts.limits, senders)
  const inEqualTime = createEqualTime(accounts.timer)
  const cleanUp = createCleanup(accounts)
  const hasOwnAccounts = createOwnAccountsCheck(accounts)
  const redirectOf = (c: Context) => chooseRedirect(accounts, redirectCandidates(c))
  const caller = (c: Context) => readSignedIn(accounts, c.req.header('Authorization'))
  const visitorOf = (c: Context) => readVisitor(c, senders)
  const readMailRequest = (c: Context, body: Record<string, unknown>) => ({
    email: readEmail(body.email, 'One of email or phone must be set'),
    redirectTo: redirectOf(c),
    challenge: readCodeChallenge(body),
  })

  routes.use(async (_c, next) => {
    if (!(await hasOwnAccounts()))
      throw refuse(404, 'not_found', 'Accounts are served by the Supabase project of this database')
    await cleanUp()
    return next()
  })
  routes.post('/signup', inTurns, limited('sign-up'), async (c) => {
    const request = readSignUp(await readBody(c), redirectOf(c))
    if (request.booking) await admitBookings(c, 'bookings', 1)
    const visitor = visitorOf(c)
    const answer = await inEqualTime(() => signUp(accounts, request, visitor))
    storeDeviceMark(c, accounts, visitor)
    return c.json(answer)
  })
  routes.post(
    '/token',
    // A refresh never waits and is never refused for load: an error would sign the user out.
    (c, next) => (c.req.query('grant_type') === 'password' ? inTurns(c, next) : next()),
    answerToken(accounts, senders),
  )
  routes.post('/logout', async (c) => {
    await signOut(accounts, await caller(c), c.req.query('scope') ?? 'global')
    return c.body(null, 204)
  })
  routes.post('/recover', limited('recover'), async (c) => {
    const request = readMailRequest(c, await readBody(c))
    await inEqualTime(() => requestPasswordReset(accounts, request))
    return c.json({})
  })
  routes.post('/otp', limited('otp'), async (c) => {
    const body = await readBody(c)
    if (body.phone) throw refuse(400, 'phone_provider_disabled', 'Unsupported phone provider')
    const request = {
      ...readMailRequest(c, body),
      mayCreate: body.create_user !== false,
      metadata: readMetadata(body.data),
    }
    await inEqualTime(() => sendSignInLink(accounts, request, visitorOf(c)))
    return c.json({})
  })
  routes.post('/resend', limited('resend'), async (c) => {
    const body = await readBody(c)
    const type = readResendable(body.type)
    if (!body.email) throw invalid('Type provided requires an email address')
    const request = readMailRequest(c, body)
    await inEqualTime(() => resendMail(accounts, type, request, visitorOf(c)))
    return c.json({})
  })
  routes.post('/verify', limited('verify'))
  routes.route('/verify', verifyRoutes(accounts, senders))
  routes.get('/user', async (c) => c.json(userAnswer((await caller(c)).user)))
  routes.put('/user', limited('user'), async (c) => {
    const signedIn = await caller(c)
    const request = { body: await readBody(c), redirectTo: redirectOf(c) }
    const change = () => changeUser(accounts, signedIn, request)
    return c.json(await (request.body.email ? inEqualTime(change) : change()))
  })
  routes.get('/settings', (c) => c.json(settingsAnswer()))
  routes.get('/health', (c) =>
    c.json({ version: 'retour', name: 'GoTrue', description: 'Accounts of Retour' }),
  )
  routes.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: accounts.keys.all().map(({ publicJwk }) => publicJwk) })
  })
  for (const [path, methods] of Object.entries(methodsOf))
    routes.all(path, () => {
      throw refuse(405, 'method_not_allowed', 'This method is not answered here', { Allow: methods })
    })
  return routes
}
