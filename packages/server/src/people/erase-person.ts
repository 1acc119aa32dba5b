import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/database/database'
import { mailFolder } from '#server/mail/file-transport'
import { existingParts } from './export-person.ts'
import { readPersonAddress } from './person-address.ts'

/** How many rows left which table, and how many mail files; nothing known about the person: all empty. */
export type Erasure = { email: string; rows: Record<string, number>; mailFiles: number }

/**
 * Deletes everything kept about the person with this address (GDPR, article 17), all or nothing, then the files of mails
 * written for them. Sessions end at once. Throws PersonAddressError. There is no way back but a backup.
 */
export async function erasePerson(database: Database, dataDir: string, typed: string): Promise<Erasure> {
  const email = readPersonAddress(typed)
  const rows = await database.runScript(async (run) => {
    const removed: Record<string, number> = {}
    for (const { table, condition } of await existingParts(run)) {
      const gone = await run(`delete from ${table} t where ${condition} returning 1`, [email])
      if (gone.rows.length > 0) removed[table] = gone.rows.length
    }
    return removed
  })
  return { email, rows, mailFiles: await removeMailFiles(mailFolder(dataDir), email) }
}

/** Where no mail server is set, mails are files that outlive their rows. */
async function removeMailFiles(folder: string, email: string): Promise<number> {
  const files = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of files.filter((one) => one.endsWith('.eml'))) {
    const path = join(folder, name)
    const [head = ''] = (await readFile(path, 'utf8')).split(/\r?\n\r?\n/, 1)
    if (!isAddressed(head.toLowerCase(), email)) continue
    await rm(path)
    count += 1
  }
  return count
}

/** In To, or in Reply-To: the operator's copy of a request for a car is answered there. */
function isAddressed(head: string, email: string): boolean {
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return lines
    .filter((line) => /^(?:to|reply-to):/.test(line))
    .some((line) => line.split(/[\s<>,:;"]+/).includes(email))
}
