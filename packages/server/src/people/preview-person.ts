import type { RetainedData, PersonPreview } from '@retour/domain/wire/people'
import type { Database, RunSql } from '#server/database/database'
import { mailFolder } from '#server/mail/file-transport'
import { findLinked } from './erase-person.ts'
import { existingParts } from './export-person.ts'
import { readPersonAddress } from './person-address.ts'
import { findSpellings } from './person-spellings.ts'
import { findMailFiles } from './remove-mail-files.ts'

/**
 * Returns what `erasePerson` would erase and what would stay, read in one transaction. Changes nothing. Throws
 * PersonAddressError.
 */
export async function previewPerson(
  database: Database,
  dataDir: string,
  typed: string,
): Promise<PersonPreview> {
  const email = readPersonAddress(typed)
  const { spellings, linked, mailIds, erased, kept, isStaff } = await database.runScript(async (run) => {
    await run('set transaction isolation level repeatable read read only')
    const spellings = await findSpellings(run, email)
    const linked = await findLinked(run, spellings)
    const erased: Record<string, number> = {}
    const ids: Record<string, string[]> = {}
    for (const { table, condition } of await existingParts(run)) {
      const { rows } = await run(`select to_jsonb(t) ->> 'id' as id from ${table} t where ${condition}`, [
        spellings,
      ])
      erased[table] = rows.length
      ids[table] = rows.map(({ id }) => String(id))
    }
    const {
      'app.outgoing_mail': mailIds = [],
      'auth.users': accounts = [],
      'public.bookings': bookings = [],
    } = ids
    const kept = await findRetained(run, { spellings, mailIds, accounts, bookings })
    return { spellings, linked, mailIds, erased, kept, isStaff: (erased['app.staff'] ?? 0) > 0 }
  })
  const mailFiles = await findMailFiles(mailFolder(dataDir), { email, spellings, linked, mailIds })
  const everywhere: RetainedData[] = [
    { what: 'backups', count: null },
    { what: 'limits', count: null },
    ...(database.kind === 'embedded' ? [] : [{ what: 'database-files' as const, count: null }]),
  ]
  return { email, erased, mailFiles: mailFiles.length, kept: [...kept, ...everywhere], isStaff }
}

type Found = { spellings: string[]; mailIds: string[]; accounts: string[]; bookings: string[] }

async function findRetained(
  run: RunSql,
  { spellings, mailIds, accounts, bookings }: Found,
): Promise<RetainedData[]> {
  const { rows } = await run(
    `select (select count(*)::int from app.audit_log
        where subject_id::text = any($1::text[]) or actor_id::text = any($2::text[])) as audit,
      (select count(*)::int from app.outgoing_mail where id::text = any($3::text[]) and state = 'sent') as delivered,
      (select count(*)::int from auth.users u
        where to_jsonb(u) ->> 'email_change' = any($4::text[]) and not u.id::text = any($2::text[])) as accounts`,
    [[...accounts, ...bookings], accounts, mailIds, spellings],
  )
  const { audit = 0, delivered = 0, accounts: others = 0 } = rows[0] ?? {}
  return [
    { what: 'audit-log', count: Number(audit) },
    { what: 'delivered-mail', count: Number(delivered) },
    { what: 'other-accounts', count: Number(others) },
  ]
}
