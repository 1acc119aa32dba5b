import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { mailCode, mailToken } from '#server/gate/mail-token'
import type { Accounts, Sql } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import type { PendingSignUp } from './pending-sign-ups.ts'
import { queueMail, type LinkMailKind } from './queue-mail.ts'
import type { AccountUser } from './users.ts'
import { readRideOfSignUp } from './pending-booking.ts'

export type TokenKind = 'signup' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new'

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

/** Hashing what is random anyway needs no salt; six digits need a key that the database does not hold. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const hashCode = (accounts: Accounts, id: string, code: string) =>
  createHmac('sha256', accounts.keys.secretFor('hashes of codes')).update(`${id} ${code}`).digest('hex')

/**
 * Makes a single-use token and queues the mail that carries it, in the caller's transaction. An earlier token of
 * the same kind (and sign-up) is void, and its mail, if it still waits, is not sent.
 */
export async function issueToken(
  tx: Sql,
  accounts: Accounts,
  token: {
    user: AccountUser
    kind: TokenKind
    mailKind: LinkMailKind
    /** Where the mail goes. */
    email: string
    redirectTo: string
    challenge: CodeChallenge | null
    newEmail?: string
    /** What kind `signup` confirms. */
    signUp?: PendingSignUp
    /** The mail leaves no sooner. */
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

/** All tokens of an account, or those of one kind or of some sign-ups, are void. */
export async function voidTokens(
  tx: Sql,
  userId: string,
  { kind, signUps }: { kind?: TokenKind; signUps?: string[] } = {},
): Promise<void> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``
  const ofSignUps = signUps ? sql`and sign_up_id in (${sql.join(signUps)})` : sql``
  // Locked in the order of findCode.
  await sql`with gone as (
      delete from app.account_tokens where id in (
        select id from app.account_tokens where user_id = ${userId}::uuid ${ofKind} ${ofSignUps} order by id for update
      ) returning id
    )
    update app.outgoing_mail set state = 'expired'
    where id in (select id from gone) and state in ('waiting', 'held', 'queued')`.execute(tx)
}

/**
 * The token of a link that would be accepted now; null for none. Does not use it up. One that has run out is gone
 * for good, also when the clock is set back.
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
 * The same by the six digits of a mail. Every wrong try counts; after five the digits of that address are void. All
 * tokens of the address are locked first, always in one order: tries at once take turns instead of blocking each other.
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

/** Uses a token up: of any number of parallel uses exactly one gets it. False when it is used or void by now. */
export async function useToken(tx: Sql, { id }: AccountToken): Promise<boolean> {
  const { rows } = await sql`delete from app.account_tokens where id = ${id}::uuid returning id`.execute(tx)
  return rows.length > 0
}
