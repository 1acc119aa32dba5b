import type { Database, RunSql } from '#server/database/database'
import { repeatOnDeadlock } from '#server/database/repeat-on-deadlock'
import { mailFolder } from '#server/mail/file-transport'
import { cutAddressChange } from './cut-address-change.ts'
import { existingParts } from './export-person.ts'
import { overwriteErased } from './overwrite-erased.ts'
import { readPersonAddress } from './person-address.ts'
import { findSpellings } from './person-spellings.ts'
import { removeMailFiles } from './remove-mail-files.ts'

/** What was erased, with zeros. */
export type Erasure = {
  /** The normalized address. */
  email: string
  /** The number of deleted rows by table. */
  rows: Record<string, number>
  /** The number of other accounts with a pending change to this address. They stay, without the change. */
  addressChanges: number
  mailFiles: number
  /** Why the remains in the database's files could not be overwritten; null if they were. Another run tries again. */
  leftBehind: string | null
}

/**
 * Runs at the end of the transaction, again if that is repeated. If it throws, nothing is erased. `accountId` is null
 * for a person without an account.
 */
export type WithErasure = (
  run: RunSql,
  found: Pick<Erasure, 'rows' | 'addressChanges'> & { accountId: string | null },
) => Promise<void>

/**
 * Erases all data of the person with this email address, in any spelling (GDPR, article 17): the rows in one
 * transaction, then the files of mails, then remains in the database's files. Sessions end at once. Only a backup can
 * restore it. Throws PersonAddressError.
 */
export async function erasePerson(
  database: Database,
  dataDir: string,
  typed: string,
  alongside?: WithErasure,
): Promise<Erasure> {
  const email = readPersonAddress(typed)
  // A deletion of many rows locks them in the order in which it meets them, and mails of the same person that are being
  // marked as sent may be locked in another.
  const { spellings, linked, rows, mailIds, addressChanges } = await repeatOnDeadlock(() =>
    database.runScript(async (run) => {
      const spellings = await findSpellings(run, email)
      const linked = await findLinked(run, spellings)
      const rows: Record<string, number> = {}
      const mailIds: string[] = []
      let accountId: string | null = null
      for (const { table, condition } of await existingParts(run)) {
        const { rows: deleted } = await run(
          `delete from ${table} t where ${condition} returning to_jsonb(t) ->> 'id' as id`,
          [spellings],
        )
        rows[table] = deleted.length
        if (table === 'app.outgoing_mail') mailIds.push(...deleted.map(({ id }) => String(id)))
        if (table === 'auth.users' && deleted[0]) accountId = String(deleted[0].id)
      }
      const cut = await cutAddressChange(run, spellings)
      if (cut.links > 0) rows['app.account_tokens'] = (rows['app.account_tokens'] ?? 0) + cut.links
      await alongside?.(run, { rows, addressChanges: cut.changes, accountId })
      return { spellings, linked, rows, mailIds, addressChanges: cut.changes }
    }),
  )
  const mailFiles = await removeMailFiles(mailFolder(dataDir), { email, spellings, linked, mailIds })
  const leftBehind = await overwriteErased(database, Object.keys(rows))
  return { email, rows, addressChanges, mailFiles, leftBehind }
}

/** Returns the addresses that the person's own account has a pending change to. */
export async function findLinked(run: RunSql, spellings: string[]): Promise<string[]> {
  const { rows } = await run(
    `select to_jsonb(u) ->> 'email_change' as address from auth.users u
      where u.email = any($1::text[]) and coalesce(to_jsonb(u) ->> 'email_change', '') <> ''`,
    [spellings],
  )
  return rows.map(({ address }) => String(address))
}
