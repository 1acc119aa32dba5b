import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { mailCode, mailToken } from '#server/gate/mail-token'
import type { Accounts, Sql } from './accounts.ts'
import type { CodeChallenge } from './code-challenge.ts'
import { isBelowCeiling } from './mail-limits.ts'
import { queueMail, type LinkMailKind } from './queue-mail.ts'
import type { AccountUser } from './users.ts'
import { readWaitingBooking } from './waiting-booking.ts'

export type TokenKind = 'signup' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new'

export type AccountToken = {
  id: string
  user_id: string
  kind: TokenKind
  email: string
  code_hash: string
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
 * the same kind is void, and its mail, if it still waits, is not sent.
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
  },
): Promise<void> {
  const { user, kind, mailKind, email, redirectTo, challenge, newEmail } = token
  const now = accounts.now()
  const expiresAt = new Date(now.getTime() + validForMs[kind])
  await voidTokens(tx, user.id, kind)
  const id = randomUUID()
  await sql`insert into app.account_tokens (id, user_id, kind, email, token_hash, code_hash, code_challenge,
      code_challenge_method, created_at, expires_at)
    values (${id}::uuid, ${user.id}::uuid, ${kind}, ${email}, ${hashToken(mailToken(accounts.keys, id))},
      ${hashCode(accounts, id, mailCode(accounts.keys, id))}, ${challenge?.challenge ?? null},
      ${challenge?.method ?? null}, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz)
  `.execute(tx)
  const isHeld = !(await isBelowCeiling(tx, accounts))
  const booking = kind === 'signup' ? await readWaitingBooking(tx, user.id, now) : null
  const mail = {
    id,
    kind: mailKind,
    user,
    recipient: email,
    expiresAt,
    redirectTo,
    newEmail,
    booking,
    isHeld,
  }
  await queueMail(tx, mail)
}

/** All tokens of an account, or those of one kind, are worth nothing any more. */
export async function voidTokens(tx: Sql, userId: string, kind?: TokenKind): Promise<void> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``
  await sql`with gone as (
      delete from app.account_tokens where user_id = ${userId}::uuid ${ofKind} returning id
    )
    update app.outgoing_mail set state = 'expired'
    where id in (select id from gone) and state in ('waiting', 'held', 'queued')`.execute(tx)
}

/** Uses a token up: of any number of parallel uses exactly one gets it. Null when wrong, used, expired or void. */
export async function useToken(
  tx: Sql,
  { token, kinds, now }: { token: string; kinds: TokenKind[]; now: Date },
): Promise<AccountToken | null> {
  const { rows } = await sql<AccountToken>`
    delete from app.account_tokens
    where token_hash = ${hashToken(token)} and kind in (${sql.join(kinds)})
      and expires_at > ${now.toISOString()}::timestamptz
    returning *`.execute(tx)
  return rows[0] ?? null
}

/** The account whose token would be accepted now; null for none. Changes nothing. */
export async function findTokenOwner(
  run: Sql,
  { token, kinds, now }: { token: string; kinds: TokenKind[]; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from app.account_tokens
    where token_hash = ${hashToken(token)} and kind in (${sql.join(kinds)})
      and expires_at > ${now.toISOString()}::timestamptz`.execute(run)
  return rows[0]?.userId ?? null
}

/** The same by the six digits of a mail. Every wrong try counts; after five the digits of that address are void. */
export async function useCode(
  tx: Sql,
  accounts: Accounts,
  { email, code, kinds }: { email: string; code: string; kinds: TokenKind[] },
): Promise<AccountToken | null> {
  const { rows } = await sql<AccountToken>`
    select * from app.account_tokens
    where email = ${email} and kind in (${sql.join(kinds)}) and wrong_codes < ${wrongCodesLimit}
      and expires_at > ${accounts.now().toISOString()}::timestamptz
    order by id for update`.execute(tx)
  const right = rows.find((row) =>
    timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashCode(accounts, row.id, code))),
  )
  if (right) await sql`delete from app.account_tokens where id = ${right.id}::uuid`.execute(tx)
  else
    await sql`update app.account_tokens set wrong_codes = wrong_codes + 1
      where email = ${email} and kind in (${sql.join(kinds)})`.execute(tx)
  return right ?? null
}
