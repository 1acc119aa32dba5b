import { createHmac, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables'
import type { AccountKeys } from '#server/keys/account-keys'

/** Crockford's base 32: no letter can be mistaken for another on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeCount = 10
const codeLength = 16
const codeShape = new RegExp(`^[${letters}]{${codeLength}}$`)

type Keys = Pick<AccountKeys, 'secretFor'>

/**
 * Replaces a member's recovery codes. Returns ten new ones ("A1B2-C3D4-E5F6-G7H8", 80 random bits each); only hashes
 * are stored.
 */
export async function renewRecoveryCodes(run: Kysely<Tables>, keys: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () =>
    Array.from(randomBytes(codeLength), (byte) => letters.charAt(byte % letters.length)).join(''),
  )
  await sql`delete from app.staff_recovery_codes where user_id = ${userId}::uuid`.execute(run)
  await sql`insert into app.staff_recovery_codes (user_id, code_hash)
    select ${userId}::uuid, unnest(${codes.map((code) => hashOf(keys, userId, code))}::text[])`.execute(run)
  return codes.map((code) => code.replaceAll(/(.{4})(?!$)/g, '$1-'))
}

/** Normalizes a typed recovery code; null if it is malformed. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return codeShape.test(code) ? code : null
}

/** Uses a recovery code. Returns false if it is not the member's or was used before. */
export async function useRecoveryCode(
  run: Kysely<Tables>,
  keys: Keys,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update app.staff_recovery_codes set used_at = ${at.toISOString()}::timestamptz
    where user_id = ${userId}::uuid and code_hash = ${hashOf(keys, userId, code)} and used_at is null
    returning user_id`.execute(run)
  return rows.length === 1
}

const hashOf = (keys: Keys, userId: string, code: string) =>
  createHmac('sha256', keys.secretFor('recovery codes of staff'))
    .update(`${userId} ${code}`)
    .digest('base64url')
