import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianRoot = '/usr/lib/postgresql'
const oldestMajor = 15

const majorOf = (folder: string) => Number(folder.split('/').at(-2)) || 0

/**
 * Returns the folder with `initdb` and `postgres` of the latest installed PostgreSQL (15 or later), or null.
 * TEST_POSTGRES_BIN is another folder, or `none` to skip PostgreSQL.
 */
export const findPostgresBinaries = (): string | null => {
  const chosen = process.env.TEST_POSTGRES_BIN
  if (chosen !== undefined) return chosen === 'none' ? null : chosen
  const debian = existsSync(debianRoot)
    ? readdirSync(debianRoot).map((major) => join(debianRoot, major, 'bin'))
    : []
  const newestFirst = debian
    .filter((folder) => majorOf(folder) >= oldestMajor)
    .sort((a, b) => majorOf(b) - majorOf(a))
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const hasServer = (folder: string) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
  return [...newestFirst, ...onPath].find(hasServer) ?? null
}
