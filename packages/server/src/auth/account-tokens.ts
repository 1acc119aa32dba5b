import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { mailCode, mailToken } from '#server/gate/mail-token'
import type { Accounts, Sql } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { queueMail, type LinkMailKind } from './queue-mail.ts'
import type { AccountUser } from './users.ts'
import { readRideOfSignUp } from './pending-booking.ts'

/** What a token confirms. Each mail with a link has one token; a change of address has two. */
export type TokenKind = 'signup' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new'

/** A row of app.account_tokens: a token that is neither used nor replaced. */
export type AccountToken = {
  id: string
  user_id: string
  kind: TokenKind
  email: string
  code_hash: string
  /** The sign-up that a link of kind `signup` confirms. */
  sign_up_id: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

const hourMs = 3_600_000
const validForMs: Record<TokenKind, number> = {
  signup: 24 * hourMs,
  recovery: hourMs,
  magiclink: hourMs,
  email_change_current: 24 * hourMs,
  email_change_new: 24 * hourMs,
}
const wrongCodesLimit = 5

/**
 * Token hashes have no salt because tokens are random. Codes have six digits only, so their hashes need a key that is
 * not in the database.
 */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const hashCode = (accounts: Accounts, id: string, code: string) =>
  createHmac('sha256', accounts.keys.secretFor('hashes of codes')).update(`${id} ${code}`).digest('hex')

/**
 * Creates a single-use token and queues the mail with its link and code, in the caller's transaction. Earlier tokens of
 * the same kind (for `signup`: of the same sign-up) become invalid, and their unsent mails are cancelled. Sign-up and
 * email change tokens are valid for 24 hours, others for one hour.
 */
export async function issueToken(
  tx: Sql,
  accounts: Accounts,
  token: {
    user: AccountUser
    kind: TokenKind
    mailKind: LinkMailKind
    /** The recipient of the mail. */
    email: string
    redirectTo: string
    challenge: CodeChallenge | null
    newEmail?: string
    /** The sign-up that a token of kind `signup` confirms. */
    signUp?: PendingSignUp
    /** The mail is not sent before this time. */
    sendAfter?: Date
  },
): Promise<void> {
  const { user, kind, mailKind, email, redirectTo, challenge, newEmail, signUp, sendAfter } = token
  const now = accounts.now()
  const expiresAt = new Date(now.getTime() + validForMs[kind])
  await voidTokens(tx, user.id, { kind, ...(signUp && { signUps: [signUp.id] }) })
  const id = randomUUID()
  await sql`insert into app.account_tokens (id, user_id, kind, email, token_hash, code_hash, sign_up_id,
      code_challenge, code_challenge_method, created_at, expires_at)
    values (${id}::uuid, ${user.id}::uuid, ${kind}, ${email}, ${hashToken(mailToken(accounts.keys, id))},
      ${hashCode(accounts, id, mailCode(accounts.keys, id))}, ${signUp?.id ?? null}::uuid,
      ${challenge?.challenge ?? null}, ${challenge?.method ?? null}, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz)
  `.execute(tx)
  const booking = signUp ? await readRideOfSignUp(tx, signUp, now) : null
  const mail = {
    id,
    kind: mailKind,
    user,
    fullName: signUp?.metadata.full_name,
    recipient: email,
    expiresAt,
    redirectTo,
    newEmail,
    booking,
    sendAfter,
  }
  await queueMail(tx, mail)
}

/** Invalidates every mailed link of an account, also an opened one whose PKCE code was not exchanged yet. */
export async function voidLinks(tx: Sql, userId: string): Promise<void> {
  await voidTokens(tx, userId, {})
  await sql`delete from app.account_flows where user_id = ${userId}::uuid`.execute(tx)
}

/** Invalidates the tokens of an account of one kind or of some sign-ups, and cancels their unsent mails. */
export async function voidTokens(
  tx: Sql,
  userId: string,
  { kind, signUps }: { kind?: TokenKind; signUps?: string[] },
): Promise<void> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``
  const ofSignUps = signUps ? sql`and sign_up_id in (${sql.join(signUps)})` : sql``
  // Same lock order as in findCode.
  await sql`with gone as (
      delete from app.account_tokens where id in (
        select id from app.account_tokens where user_id = ${userId}::uuid ${ofKind} ${ofSignUps} order by id for update
      ) returning id
    )
    update app.outgoing_mail set state = 'expired'
    where id in (select id from gone) and state in ('waiting', 'held', 'queued')`.execute(tx)
}

/**
 * Returns the token of a link if it is valid now, else null. Does not use it. An expired token is deleted, so that it
 * stays invalid if the clock is set back.
 */
export async function findToken(
  run: Sql,
  { token, kinds, now }: { token: string; kinds: TokenKind[]; now: Date },
): Promise<AccountToken | null> {
  const { rows } = await sql<AccountToken & { is_over: boolean }>`
    select *, expires_at <= ${now.toISOString()}::timestamptz as is_over from app.account_tokens
    where token_hash = ${hashToken(token)} and kind in (${sql.join(kinds)})`.execute(run)
  const [found] = rows
  if (!found?.is_over) return found ?? null
  await sql`delete from app.account_tokens where id = ${found.id}::uuid`.execute(run)
  return null
}

/**
 * Returns the token with this email address and six-digit code if it is valid now, else null. Each wrong code is
 * counted; after five, the codes that the address has are invalid. All tokens of the address are locked first, in one
 * order, so that parallel attempts cannot deadlock.
 */
export async function findCode(
  tx: Sql,
  accounts: Accounts,
  { email, code, kinds }: { email: string; code: string; kinds: TokenKind[] },
): Promise<AccountToken | null> {
  const { rows } = await sql<AccountToken & { wrong_codes: number; expires_at: Date }>`
    select * from app.account_tokens where email = ${email} order by id for update`.execute(tx)
  const now = accounts.now()
  const over = rows.filter((row) => row.expires_at <= now)
  const open = rows.filter((row) => row.expires_at > now && kinds.includes(row.kind))
  if (over.length > 0) await sql`delete from app.account_tokens where ${among(over)}`.execute(tx)
  const right = open.find(
    (row) =>
      row.wrong_codes < wrongCodesLimit &&
      timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashCode(accounts, row.id, code))),
  )
  if (!right && open.length > 0)
    await sql`update app.account_tokens set wrong_codes = wrong_codes + 1 where ${among(open)}`.execute(tx)
  return right ?? null
}

const among = (tokens: AccountToken[]) => sql<boolean>`id in (${sql.join(tokens.map(({ id }) => id))})`

/** Deletes a token. Returns false if it was used or invalidated before. Of several parallel calls, one returns true. */
export async function useToken(tx: Sql, { id }: AccountToken): Promise<boolean> {
  const { rows } = await sql`delete from app.account_tokens where id = ${id}::uuid returning id`.execute(tx)
  return rows.length > 0
}
