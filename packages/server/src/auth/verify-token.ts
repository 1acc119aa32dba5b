import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  findCode,
  findToken,
  useToken,
  voidLinks,
  type AccountToken,
  type TokenKind,
} from './account-tokens.ts'
import { record, type Accounts, type Sql } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { confirmStatus } from './change-email.ts'
import { confirmAccount, type Choice, type Confirmed } from './confirm-account.ts'
import { startSession, type AccountSession, type SignInMethod } from './sessions.ts'
import { storeMarks, marksOf } from './sign-in-marks.ts'
import { changeUser, findUser, findUserByEmail, type AccountUser } from './users.ts'
import type { Visitor } from './visitor.ts'
import type { BookingOutcome } from './pending-booking.ts'

const kindsOfType: Record<string, TokenKind[]> = {
  signup: ['signup'],
  invite: ['signup'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['signup', 'magiclink'],
}

/** Returns the token kinds for the `type` of a request. Throws 400 validation_failed. */
export function readKinds(type: unknown): TokenKind[] {
  if (typeof type !== 'string' || type === '') throw invalid('Verify requires a verification type')
  if (!Object.hasOwn(kindsOfType, type)) throw invalid('Unsupported verification type')
  return kindsOfType[type] ?? []
}

/** The result of a used token. */
export type Verified =
  | { outcome: 'session'; user: AccountUser; session: AccountSession; booking: BookingOutcome | null }
  /** For a PKCE flow: the browser that requested the link exchanges this code for a session. */
  | { outcome: 'code'; code: string }
  /** The first of the two confirmations of an email change. */
  | { outcome: 'half' }

/** The token of a link, or an email address with the code of its mail. */
export type Proof = { kinds: TokenKind[] } & ({ token: string } | { email: string; code: string })

const codeValidMs = 5 * 60_000

/**
 * Returns the token if it is valid now, without using it. Null if it is wrong, used, expired, replaced or invalidated.
 */
export async function findProof(accounts: Accounts, proof: Proof): Promise<AccountToken | null> {
  const { own } = accounts.database
  const token =
    'token' in proof
      ? await findToken(own, { ...proof, now: accounts.now() })
      : await own.transaction().execute((tx) => findCode(tx, accounts, proof))
  if (!token) record(accounts, 'link-refused', { reason: proof.kinds.join(' or ') })
  return token
}

/**
 * Uses a token: confirms the account or the email change, and starts a session. Returns null if the token is not valid
 * any more; the reason is not revealed. With `isLink`, a token of a PKCE flow gives a code instead of a session. Throws
 * 403 user_banned.
 */
export async function applyProof(
  accounts: Accounts,
  token: AccountToken,
  { isLink, choice, visitor }: { isLink: boolean; choice: Choice; visitor: Visitor },
): Promise<Verified | null> {
  const now = accounts.now()
  try {
    const verified = await accounts.database.own.transaction().execute(async (tx) => {
      // The account is locked before the token, in the same order as in a sign-up.
      const user = await findUser(tx, token.user_id, 'lock')
      if (!user || !(await useToken(tx, token))) return null
      const applied = await applyToken(tx, accounts, user, { token, choice, now })
      if (applied === null || applied === 'half') return applied && { outcome: 'half' as const }
      const challenge = isLink && token.code_challenge !== null
      if (challenge) return { outcome: 'code' as const, code: await issueCode(tx, token, now) }
      await storeMarks(tx, user.id, marksOf(accounts, applied.user.email, visitor), now)
      const session = await startSession(tx, applied.user, 'otp', now)
      return { outcome: 'session' as const, ...session, booking: applied.booking }
    })
    if (verified) accounts.wakeMail()
    record(accounts, verified ? 'link-used' : 'link-refused', {
      reason: token.kind,
      ...(verified?.outcome === 'session' ? { userId: verified.user.id } : {}),
    })
    return verified
  } catch (error) {
    // The new address was taken in the meantime.
    if ((error as { code?: unknown }).code === '23505') return null
    throw error
  }
}

/**
 * Returns the account after the change and what became of its pending booking. Null if the token does not match the
 * account any more.
 */
async function applyToken(
  tx: Sql,
  accounts: Accounts,
  user: AccountUser,
  applied: { token: AccountToken; choice: Choice; now: Date },
): Promise<Confirmed | 'half' | null> {
  const { token, now } = applied
  if (user.banned_until && user.banned_until > now) throw refuse(403, 'user_banned', 'User is banned')
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    const changed = await answerChange(tx, user, token, now)
    return typeof changed === 'object' && changed ? { user: changed, booking: null } : changed
  }
  if (user.email !== token.email) return null
  return user.email_confirmed_at ? { user, booking: null } : confirmAccount(tx, accounts, user, applied)
}

async function answerChange(
  tx: Sql,
  user: AccountUser,
  token: AccountToken,
  now: Date,
): Promise<AccountUser | 'half' | null> {
  const newEmail = user.email_change
  const half = token.kind === 'email_change_current' ? 'current' : 'new'
  if (!newEmail || token.email !== (half === 'current' ? user.email : newEmail)) return null
  const other = half === 'current' ? confirmStatus.new : confirmStatus.current
  if (user.email_change_confirm_status !== other) {
    await changeUser(tx, user.id, { email_change_confirm_status: confirmStatus[half] }, now)
    return 'half'
  }
  if (await findUserByEmail(tx, newEmail)) return null
  // Links that were mailed to the old address become invalid.
  await voidLinks(tx, user.id)
  const changes = {
    email: newEmail,
    email_confirmed_at: now,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: confirmStatus.none,
  }
  return changeUser(tx, user.id, changes, now)
}

const methodOfKind: Record<TokenKind, SignInMethod> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
}

async function issueCode(tx: Sql, token: AccountToken, now: Date): Promise<string> {
  const code = randomUUID()
  await sql`insert into app.account_flows (id, user_id, code_hash, code_challenge, code_challenge_method, method, expires_at)
    values (${randomUUID()}::uuid, ${token.user_id}::uuid, ${hashFlowCode(code)}, ${token.code_challenge},
      ${token.code_challenge_method}, ${methodOfKind[token.kind]},
      ${new Date(now.getTime() + codeValidMs).toISOString()}::timestamptz)`.execute(tx)
  return code
}

/** Returns the hash under which a PKCE code is stored. */
export const hashFlowCode = (code: string): string => createHash('sha256').update(code).digest('hex')
