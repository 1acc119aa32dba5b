import { sessionTimes } from '@retour/domain/accounts/session-times'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import { requireGranted } from '#server/gate/limit-sender'
import type { Limit, RateLimits } from '#server/gate/rate-limits'
import type { AccountKeys } from '#server/keys/account-keys'
import { writeAudit } from './audit.ts'
import { readRecoveryCode, renewRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import type { StaffMember } from './staff-member.ts'

export type SecondFactorDependencies = {
  database: Pick<Database, 'own'>
  keys: Pick<AccountKeys, 'secretFor'>
  limits: Pick<RateLimits, 'takeAll'>
  now: () => Date
}

const minuteMs = 60_000
/**
 * Limits for one account. They count right codes too. Of a million codes three are valid at a time, so guessing does
 * not succeed within these limits.
 */
const tries: Limit[] = [
  { name: 'second-factor', burst: 5, refillMs: 5 * minuteMs },
  { name: 'second-factor-day', burst: 50, refillMs: 24 * 60 * minuteMs },
]
const periodSeconds = 30
/** Steps before and after the current one that are also accepted, because clocks differ. */
const stepsBeside = 1

const refuse = (status: 409 | 422, code: string, message: string) => new ApiError({ status, code, message })
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Retour', label, secret: Secret.fromBase32(secret), period: periodSeconds })

/**
 * Creates the TOTP secret (160 random bits) of a member without a second factor, and replaces one that was never
 * proven. Returns it as base 32 and as the URI for authenticator apps. Throws 409 second_factor_exists if one was
 * proven.
 */
export async function startSecondFactor(
  dependencies: SecondFactorDependencies,
  member: StaffMember,
): Promise<{ secret: string; uri: string }> {
  const { sub } = member.token
  const secret = new Secret({ size: 20 }).base32
  const { rows } = await sql`
    insert into app.staff_factors (user_id, sealed_secret)
    select s.user_id, ${sealSecret(dependencies.keys, sub, secret)} from app.staff s
      where s.user_id = ${sub}::uuid and s.second_factor_at is null
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    returning user_id`.execute(dependencies.database.own)
  if (rows.length === 0) throw refuse(409, 'second_factor_exists', 'A second factor is set up already')
  return { secret, uri: totpOf(secret, member.email).toString() }
}

/** When access to the desk ends, and the recovery codes after the first proof, else null. */
export type ProvenSecondFactor = { endsAt: Date; recoveryCodes: string[] | null }

/**
 * Proves the second factor of this session with a TOTP code or a recovery code, which gives access to the desk for two
 * hours. The first proof completes the setup and returns the recovery codes, once. Throws 422 wrong_code, also for a
 * code that was used before; 429 after five attempts.
 */
export async function proveSecondFactor(
  dependencies: SecondFactorDependencies,
  member: StaffMember,
  { typed, from }: { typed: string; from: string },
): Promise<ProvenSecondFactor> {
  const { sub } = member.token
  requireGranted(await dependencies.limits.takeAll(tries.map((limit) => ({ limit, who: sub }))))
  const at = dependencies.now()
  const audit = { actorKind: 'staff', actorId: sub, subjectId: sub, from, at } as const
  const proven = await dependencies.database.own.transaction().execute(async (tx) => {
    const { rows } = await sql<{ sealed: string; isSetUp: boolean }>`
      select f.sealed_secret as sealed, s.second_factor_at is not null as "isSetUp"
      from app.staff s join app.staff_factors f on f.user_id = s.user_id
      where s.user_id = ${sub}::uuid for update of f`.execute(tx)
    const factor = rows[0]
    const code = readRecoveryCode(typed)
    const step = factor ? stepOf(openSecret(dependencies.keys, sub, factor.sealed), typed, at) : null
    const isFresh = step !== null && (await takeStep(tx, sub, step))
    const isRecovery =
      !isFresh &&
      factor?.isSetUp === true &&
      code !== null &&
      (await useRecoveryCode(tx, dependencies.keys, { userId: sub, code, at }))
    if (!factor || !(isFresh || isRecovery)) {
      await writeAudit(tx, { ...audit, action: 'second-factor.refuse' })
      return null
    }
    const recoveryCodes = factor.isSetUp ? null : await renewRecoveryCodes(tx, dependencies.keys, sub)
    const action = isRecovery ? 'recover' : factor.isSetUp ? 'prove' : 'enrol'
    await writeAudit(tx, { ...audit, action: `second-factor.${action}` })
    return { endsAt: await openDesk(tx, member, at), recoveryCodes }
  })
  if (!proven) throw refuse(422, 'wrong_code', 'This code is not right, or was used before')
  return proven
}

type Sql = SecondFactorDependencies['database']['own']

/** Returns the time step of a TOTP code, or null if the code is wrong. */
function stepOf(secret: string | null, typed: string, at: Date): number | null {
  const token = typed.replaceAll(/\s/g, '')
  if (secret === null || !/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret, '').validate({ token, timestamp: at.getTime(), window: stepsBeside })
  return delta === null ? null : Math.floor(at.getTime() / 1000 / periodSeconds) + delta
}

/** Accepts each step once, and no earlier step after it, so that a code that somebody saw cannot be used again. */
async function takeStep(tx: Sql, userId: string, step: number): Promise<boolean> {
  const { rows } = await sql`update app.staff_factors set last_step = ${step}
    where user_id = ${userId}::uuid and last_step < ${step} returning user_id`.execute(tx)
  return rows.length === 1
}

async function openDesk(tx: Sql, { token }: StaffMember, at: Date): Promise<Date> {
  const endsAt = new Date(at.getTime() + sessionTimes.staffMs)
  await sql`update app.staff set second_factor_at = coalesce(second_factor_at, ${at.toISOString()}::timestamptz)
    where user_id = ${token.sub}::uuid`.execute(tx)
  const { rows } = await sql<{ endsAt: Date | string }>`
    insert into app.staff_sessions (session_id, user_id, verified_at, ends_at)
    select s.id, s.user_id, ${at.toISOString()}::timestamptz,
      least(${endsAt.toISOString()}::timestamptz, coalesce(s.not_after, s.created_at + interval '4 hours'))
    from auth.sessions s where s.id = ${token.session_id}::uuid and s.user_id = ${token.sub}::uuid
    on conflict (session_id) do update set verified_at = excluded.verified_at, ends_at = excluded.ends_at
    returning ends_at as "endsAt"`.execute(tx)
  return new Date(rows[0]!.endsAt)
}
