import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultEditionId } from '@retour/domain/vat/rules'
import type { Database } from '#server/database/database'
import { openEmbedded, openInMemory } from '#server/database/embedded-database'
import { migrate } from '#server/database/migrate'
import { seed } from '#server/database/seed'
import { templateMark } from './template-mark.ts'

const prefix = 'retour-embedded-'
const keptForMs = 60 * 60 * 1000

/** Templates of older migrations; a recent one may be another checkout's. */
const removeOldTemplates = () => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const file = join(tmpdir(), name)
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && changed < Date.now() - keptForMs)
      rmSync(file, { force: true, recursive: true })
  }
}

const prepare = async (database: Database): Promise<void> => {
  await migrate(database)
  await seed(database, defaultEditionId)
}

const makeTemplate = async (file: string): Promise<Blob> => {
  const { database, lite } = await openInMemory()
  await prepare(database)
  const dump = await lite.dumpDataDir('none')
  await database.close()
  removeOldTemplates()
  // Written aside and renamed: another test worker sees either nothing or the whole file.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()))
  renameSync(unfinished, file)
  return dump
}

const findTemplate = async (): Promise<Blob> => {
  const file = join(tmpdir(), `${prefix}${templateMark()}.tar`)
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return makeTemplate(file)
  }
}

let template: Promise<Blob> | undefined

/** A migrated and seeded embedded database in memory. */
export const freshEmbedded = async (): Promise<Database> => {
  template ??= findTemplate()
  const { database } = await openInMemory(await template)
  return database
}

/** Made aside and renamed, as above; who comes second throws its own away. */
const makeFolderTemplate = async (folder: string): Promise<void> => {
  const dataDir = mkdtempSync(`${folder}-`)
  const database = await openEmbedded({ dataDir })
  await prepare(database)
  await database.close()
  // Each folder that comes of it makes its own, and has less to copy.
  rmSync(join(dataDir, 'database', 'retour-reserve'), { force: true })
  if (!existsSync(folder))
    try {
      renameSync(dataDir, folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
    }
  rmSync(dataDir, { recursive: true, force: true })
}

const findFolderTemplate = async (): Promise<string> => {
  const folder = join(tmpdir(), `${prefix}${templateMark()}`)
  if (!existsSync(folder)) await makeFolderTemplate(folder)
  return join(folder, 'database')
}

let folderTemplate: Promise<string> | undefined

/** Puts a migrated and seeded embedded database into a data folder: making one anew takes five seconds of a processor. */
export const layEmbedded = async (dataDir: string): Promise<void> => {
  folderTemplate ??= findFolderTemplate()
  cpSync(await folderTemplate, join(dataDir, 'database'), { recursive: true })
}
