import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { voidTokens } from './account-tokens.ts'
import type { Sql } from './accounts.ts'
import { isRightPassword } from './password-hash.ts'
import type { Marks } from './sign-in-marks.ts'
import type { Metadata } from './users.ts'

/**
 * The data of one sign-up with an unconfirmed address. Anybody can sign up with any address, so an address can have
 * several.
 */
export type PendingSignUp = {
  id: string
  user_id: string
  password_hash: string | null
  metadata: Metadata
  device_mark: string | null
  sender_mark: string | null
  /** It has a token that is not expired. */
  has_link: boolean
}

const retainedOfOneAddress = 5

/** Returns the pending sign-ups of an account, newest first. */
export async function listSignUps(run: Sql, userId: string, now: Date): Promise<PendingSignUp[]> {
  const { rows } = await sql<PendingSignUp>`
    select p.id, p.user_id, p.password_hash, p.metadata, p.device_mark, p.sender_mark,
      exists (
        select from app.account_tokens t where t.sign_up_id = p.id and t.expires_at > ${now.toISOString()}::timestamptz
      ) as has_link
    from app.pending_sign_ups p where p.user_id = ${userId}::uuid order by p.created_at desc, p.id`.execute(
    run,
  )
  return rows
}

/**
 * Stores a sign-up. An address has at most five: those without a valid link are deleted first, then the newest. So
 * nobody can push out an earlier sign-up by signing up often.
 */
export async function addSignUp(
  tx: Sql,
  others: PendingSignUp[],
  signUp: {
    userId: string
    passwordHash: string | null
    metadata: Metadata
    marks: Marks
    now: Date
  },
): Promise<PendingSignUp> {
  const { userId, passwordHash, metadata, marks, now } = signUp
  const surplus = others
    .toSorted((one, other) => Number(one.has_link) - Number(other.has_link))
    .slice(0, Math.max(0, others.length + 1 - retainedOfOneAddress))
  await removeSignUps(tx, surplus)
  const { rows } = await sql<PendingSignUp>`
    insert into app.pending_sign_ups (id, user_id, password_hash, metadata, device_mark, sender_mark, created_at)
    values (${randomUUID()}::uuid, ${userId}::uuid, ${passwordHash}, ${JSON.stringify(metadata)}::jsonb, ${marks.device},
      ${marks.sender}, ${now.toISOString()}::timestamptz)
    returning *, false as has_link`.execute(tx)
  return rows[0]!
}

/** Deletes sign-ups of one account, invalidates their links and cancels their unsent mails. */
export async function removeSignUps(tx: Sql, signUps: PendingSignUp[]): Promise<void> {
  const [first] = signUps
  if (!first) return
  const ids = signUps.map(({ id }) => id)
  await voidTokens(tx, first.user_id, { signUps: ids })
  await sql`delete from app.pending_sign_ups where id in (${sql.join(ids)})`.execute(tx)
}

/**
 * Replaces password and profile of a sign-up that the same browser repeats. Its link stays valid. `renewedAt`: when it
 * gets a new link; null = it does not.
 */
export async function changeSignUp(
  tx: Sql,
  signUp: PendingSignUp,
  change: { passwordHash: string | null; metadata: Metadata; marks: Marks; renewedAt?: Date },
): Promise<PendingSignUp> {
  const { passwordHash, metadata, marks, renewedAt } = change
  await sql`update app.pending_sign_ups
    set password_hash = ${passwordHash}, metadata = ${JSON.stringify(metadata)}::jsonb, sender_mark = ${marks.sender},
      created_at = coalesce(${renewedAt?.toISOString() ?? null}::timestamptz, created_at)
    where id = ${signUp.id}::uuid`.execute(tx)
  return { ...signUp, password_hash: passwordHash, metadata, sender_mark: marks.sender }
}

/** Returns the sign-up with this password, or null. Call it inside `inHashTurn`. */
export async function findByPassword(
  signUps: PendingSignUp[],
  password: string,
): Promise<PendingSignUp | null> {
  for (const signUp of signUps) if (await isRightPassword(password, signUp.password_hash)) return signUp
  if (signUps.length === 0) await isRightPassword(password, null)
  return null
}

/**
 * Returns whether the visitor who opens a link made its sign-up. The browser's cookie decides; without one, the
 * network, if exactly one sign-up came from it.
 */
export function isMaker(
  signUps: PendingSignUp[],
  id: string | null,
  { marks, hasDevice }: { marks: Marks; hasDevice: boolean },
): boolean {
  const own = signUps.find((one) => one.id === id)
  if (!own) return false
  if (hasDevice) return own.device_mark === marks.device
  const fromHere = signUps.filter(({ sender_mark }) => sender_mark !== null && sender_mark === marks.sender)
  return fromHere.length === 1 && fromHere[0] === own
}
