import type { Database, RunSql } from '#server/database/database'
import { mailFolder } from '#server/mail/file-transport'
import { cutAddressChange } from './cut-address-change.ts'
import { existingParts } from './export-person.ts'
import { overwriteErased } from './overwrite-erased.ts'
import { readPersonAddress } from './person-address.ts'
import { findSpellings } from './person-spellings.ts'
import { removeMailFiles } from './remove-mail-files.ts'

/** What was found in each place, nothing included. */
export type Erasure = {
  /** The normal form of the address. */
  email: string
  /** How many rows left which table. */
  rows: Record<string, number>
  /** Accounts of others that were about to change to this address: they stay, without it. */
  addressChanges: number
  mailFiles: number
  /** Why what the rows left in the database's files could not be cleared; null when it was. Another run tries again. */
  leftBehind: string | null
}

/** Runs at the end of the transaction: what it throws undoes all. `accountId` is null for a person without an account. */
export type WithErasure = (
  run: RunSql,
  found: Pick<Erasure, 'rows' | 'addressChanges'> & { accountId: string | null },
) => Promise<void>

/**
 * Deletes everything kept about the person with this address, however it is spelled (GDPR, article 17), all or nothing,
 * then the files of mails written for them, then what rows leave behind in the database's files. Sessions end at once.
 * Throws PersonAddressError. There is no way back but a backup.
 */
export async function erasePerson(
  database: Database,
  dataDir: string,
  typed: string,
  alongside?: WithErasure,
): Promise<Erasure> {
  const email = readPersonAddress(typed)
  const { spellings, linked, rows, mailIds, addressChanges } = await database.runScript(async (run) => {
    const spellings = await findSpellings(run, email)
    const linked = await findLinked(run, spellings)
    const rows: Record<string, number> = {}
    const mailIds: string[] = []
    let accountId: string | null = null
    for (const { table, condition } of await existingParts(run)) {
      const { rows: gone } = await run(
        `delete from ${table} t where ${condition} returning to_jsonb(t) ->> 'id' as id`,
        [spellings],
      )
      rows[table] = gone.length
      if (table === 'app.outgoing_mail') mailIds.push(...gone.map(({ id }) => String(id)))
      if (table === 'auth.users' && gone[0]) accountId = String(gone[0].id)
    }
    const cut = await cutAddressChange(run, spellings)
    if (cut.links > 0) rows['app.account_tokens'] = (rows['app.account_tokens'] ?? 0) + cut.links
    await alongside?.(run, { rows, addressChanges: cut.changes, accountId })
    return { spellings, linked, rows, mailIds, addressChanges: cut.changes }
  })
  const mailFiles = await removeMailFiles(mailFolder(dataDir), { email, spellings, linked, mailIds })
  const leftBehind = await overwriteErased(database, Object.keys(rows))
  return { email, rows, addressChanges, mailFiles, leftBehind }
}

/** Addresses that the person's own account was about to change to. */
export async function findLinked(run: RunSql, spellings: string[]): Promise<string[]> {
  const { rows } = await run(
    `select to_jsonb(u) ->> 'email_change' as address from auth.users u
      where u.email = any($1::text[]) and coalesce(to_jsonb(u) ->> 'email_change', '') <> ''`,
    [spellings],
  )
  return rows.map(({ address }) => String(address))
}
