import { Hono, type Context } from 'hono'
import { findTokenOwner, type TokenKind } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { readEmail } from './email-address.ts'
import { readBody, redirectCandidates } from './read-body.ts'
import { chooseRedirect, withFragment, withQuery } from './redirects.ts'
import { sessionAnswer } from './sessions.ts'
import { verifyPage, verifyPagePolicy } from './verify-page.ts'
import { readKinds, verifyToken, type Verified } from './verify-token.ts'
import { readWaitingBooking } from './waiting-booking.ts'

type Link = { token: string; type: string; kinds: TokenKind[]; redirectTo: string }

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
const spent = 'Email link is invalid or has expired'

/**
 * /verify. GET opens the page behind a mailed link and changes nothing. POST of that page's form uses the link
 * up: 303 to where it leads, with the session (or a code, or the error) in the fragment. POST of JSON, {type,
 * token_hash} or {type, email, token}, answers the Session. 403 otp_expired for everything that is not valid.
 */
export function verifyRoutes(accounts: Accounts): Hono {
  const routes = new Hono()

  routes.get('/', async (c) => {
    const link = readLink(accounts, c.req.query(), redirectCandidates(c))
    const { own } = accounts.database
    const now = accounts.now()
    const owner = await findTokenOwner(own, { ...link, now })
    if (owner === null) return c.redirect(spentAddress(link), 303)
    const booking = link.kinds.includes('signup') ? await readWaitingBooking(own, owner, now) : null
    c.header('Content-Security-Policy', verifyPagePolicy(link.redirectTo))
    return c.html(verifyPage(link, booking))
  })

  routes.post('/', async (c) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')
    if (isForm) return answerLink(accounts, c)
    const verified = await verifyBody(accounts, await readBody(c))
    if (verified.outcome === 'half') return c.json({ msg: halfDone, code: '200' })
    if (verified.outcome === 'code') throw new TypeError('a code is only for links')
    return c.json(await sessionAnswer(accounts, verified))
  })
  return routes
}

async function verifyBody(accounts: Accounts, body: Record<string, unknown>): Promise<Verified> {
  const kinds = readKinds(body.type)
  const { token, token_hash: hash } = body
  if (typeof hash === 'string' && hash !== '') {
    const verified = await verifyToken(accounts, { kinds, token: hash }, { isLink: false })
    if (!verified) throw refuse(403, 'otp_expired', spent)
    return verified
  }
  if (typeof token !== 'string' || token === '')
    throw invalid('Verify requires either a token or a token hash')
  const proof = { kinds, email: readEmail(body.email), code: token }
  const verified = await verifyToken(accounts, proof, { isLink: false })
  if (!verified) throw refuse(403, 'otp_expired', 'Token has expired or is invalid')
  return verified
}

/** The button of the page was pressed. */
async function answerLink(accounts: Accounts, c: Context): Promise<Response> {
  // Elsewhere's page could otherwise sign a visitor in to an account that is not theirs.
  if (!['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site')))
    throw refuse(403, 'validation_failed', 'This form belongs to the page behind the link')
  const form = await c.req.parseBody()
  const texts = Object.entries(form).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const link = readLink(accounts, Object.fromEntries(texts), [])
  const verified = await verifyToken(accounts, link, { isLink: true })
  return c.redirect(verified ? await outcomeAddress(accounts, link, verified) : spentAddress(link), 303)
}

function readLink(
  accounts: Accounts,
  values: Record<string, string>,
  candidates: (string | undefined)[],
): Link {
  const { token = '', type = '' } = values
  const kinds = readKinds(type)
  if (token === '') throw invalid('Verify requires a token or a token hash')
  const redirectTo = chooseRedirect(accounts, [...candidates, values.redirect_to])
  return { token, type, kinds, redirectTo }
}

async function outcomeAddress(accounts: Accounts, link: Link, verified: Verified): Promise<string> {
  if (verified.outcome === 'half') return withFragment(link.redirectTo, { message: halfDone, sb: '' })
  if (verified.outcome === 'code') return withQuery(link.redirectTo, { code: verified.code })
  const { access_token, expires_at, expires_in, refresh_token } = await sessionAnswer(accounts, verified)
  return withFragment(link.redirectTo, {
    access_token,
    expires_at,
    expires_in,
    refresh_token,
    sb: '',
    token_type: 'bearer',
    type: link.type,
    // Not part of the wire: what became of a request for a car that waited for this confirmation.
    ...(verified.booking ? { booking: verified.booking } : {}),
  })
}

function spentAddress(link: Link): string {
  return withFragment(link.redirectTo, {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: spent,
    sb: '',
  })
}
