import type { Context } from 'hono'
import { ApiError } from '#server/gate/api-error'
import type { AccountToken, TokenKind } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { chooseByPassword, readStanding } from './choose-sign-up.ts'
import type { Choice } from './confirm-account.ts'
import { redirectCandidates } from './read-body.ts'
import { chooseRedirect, withFragment, withQuery } from './redirects.ts'
import { sessionAnswer } from './sessions.ts'
import { verifyPage, verifyPagePolicy, type Question } from './verify-page.ts'
import { applyProof, findProof, readKinds, type Verified } from './verify-token.ts'
import { storeDeviceMark, type Visitor } from './visitor.ts'
import { readRideOfSignUp } from './pending-booking.ts'

type Link = { token: string; type: string; kinds: TokenKind[]; redirectTo: string }

/** Shown after the first of the two confirmations of an email change. */
export const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
/** The error message for a link that is not valid. */
export const spent = 'Email link is invalid or has expired'

/**
 * Handles GET of a mailed link: returns the page with the button. Does not use the link. Redirects with the error if
 * the link is not valid.
 */
export async function openLink(accounts: Accounts, c: Context, visitor: Visitor): Promise<Response> {
  const link = readLink(accounts, c.req.query(), redirectCandidates(c))
  const token = await findProof(accounts, link)
  if (!token) return c.redirect(spentAddress(link), 303)
  const { own, isMaker, isDisputed } = await readStanding(accounts, token, visitor)
  if (isDisputed) return answerPage(c, link, { kind: 'password', email: token.email })
  const booking = own && (await readRideOfSignUp(accounts.database.own, own, accounts.now()))
  return answerPage(c, link, { kind: 'button', booking, isStranger: own !== null && !isMaker })
}

/**
 * Handles POST of that page's form: uses the link and redirects with the result. Returns the page again if the password
 * is missing or wrong. Throws 403 if the form was sent by another site.
 */
export async function answerLink(accounts: Accounts, c: Context, visitor: Visitor): Promise<Response> {
  // Otherwise another site could sign a visitor in to the attacker's account (login CSRF).
  if (!['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site')))
    throw refuse(403, 'validation_failed', 'This form belongs to the page behind the link')
  const form = await c.req.parseBody()
  const texts = Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const link = readLink(accounts, texts, [])
  const token = await findProof(accounts, link)
  if (!token) return c.redirect(spentAddress(link), 303)
  const choice = await readChoice(accounts, token, { texts, visitor })
  if (typeof choice === 'object' && 'kind' in choice) return answerPage(c, link, choice)
  const verified = await applyProof(accounts, token, { isLink: true, choice, visitor })
  if (!verified) return c.redirect(spentAddress(link), 303)
  if (verified.outcome === 'session') storeDeviceMark(c, accounts, visitor)
  const type = choice === 'nobody' ? 'recovery' : link.type
  return c.redirect(await outcomeAddress(accounts, { ...link, type }, verified), 303)
}

/** Returns whose password the account gets, or the question that the visitor must answer first. */
async function readChoice(
  accounts: Accounts,
  token: AccountToken,
  { texts, visitor }: { texts: Record<string, string>; visitor: Visitor },
): Promise<Choice | Question> {
  const { own, isDisputed } = await readStanding(accounts, token, visitor)
  if (!own) return 'own'
  if (texts.password_choice === 'new') return 'nobody'
  const { email } = token
  if (!texts.password) return isDisputed ? { kind: 'password', email } : 'own'
  try {
    const chosen = await chooseByPassword(accounts, token, { password: texts.password, visitor })
    return chosen ?? { kind: 'password', email, fault: { status: 400 } }
  } catch (error) {
    if (!(error instanceof ApiError) || error.refusal.status !== 429) throw error
    const waitSeconds = Number(error.refusal.headers?.['Retry-After'] ?? 60)
    return { kind: 'password', email, fault: { status: 429, waitSeconds } }
  }
}

function answerPage(c: Context, link: Link, question: Question): Response | Promise<Response> {
  const fault = question.kind === 'password' ? question.fault : undefined
  if (fault?.status === 429) c.header('Retry-After', String(fault.waitSeconds))
  c.header('Content-Security-Policy', verifyPagePolicy(link.redirectTo))
  return c.html(verifyPage(link, question), fault?.status ?? 200)
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
    // An extension of the Auth API: what became of the pending booking.
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
