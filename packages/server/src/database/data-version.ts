import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL major of the exactly pinned PGlite. */
const embeddedMajor = '18'

/** The folder was written by another PostgreSQL major. The message is for a person. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError'
  constructor(folder: string, found: string) {
    super(
      `The database folder ${folder} holds data of PostgreSQL ${found}, but this version of the product reads ` +
        `PostgreSQL ${embeddedMajor}. With the version that wrote the data run "npm run backup -- <file>"; then move the ` +
        `folder away and run "npm run restore -- <file>" with this version. Nothing was changed.`,
    )
  }
}

/** Refuses a folder of another major before PGlite touches it. A new or half-made folder passes. */
export const checkDataVersion = (folder: string) => {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found !== embeddedMajor) throw new DatabaseVersionError(folder, found || 'unknown')
}
