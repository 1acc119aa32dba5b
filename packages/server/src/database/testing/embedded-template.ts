import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/database/embedded-database'
import { reserveOf } from '#server/database/space-reserve'
import { prepareDatabase } from './prepare-database.ts'
import { templateMark, type TemplateKind } from './template-mark.ts'

/** Where templates stay from run to run: not with what a test makes for itself, see folders-in-memory.ts. */
const stored = process.env.TEST_KEPT ?? tmpdir()
const prefix = 'retour-template-'
const unusedForMs = 24 * 60 * 60 * 1000

/** Templates of older migrations. One that is in use, by another checkout too, was touched when that run began. */
const removeUnused = () => {
  for (const name of readdirSync(stored)) {
    if (!name.startsWith(prefix)) continue
    const path = join(stored, name)
    const usedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (usedMs !== undefined && usedMs < Date.now() - unusedForMs)
      rmSync(path, { force: true, recursive: true })
  }
}

/** Made aside and renamed: another process sees either nothing or the whole; who comes second throws its own away. */
const makeTemplate = async (kind: TemplateKind, folder: string): Promise<void> => {
  removeUnused()
  const dataDir = mkdtempSync(`${folder}-`)
  if (kind === 'ready') await layTemplate('empty', dataDir)
  const database = await openEmbedded({ dataDir })
  if (kind === 'ready') await prepareDatabase(database)
  await database.close()
  // Each database that comes of it makes its own, and has less to copy.
  rmSync(reserveOf(join(dataDir, 'database')), { force: true })
  if (!existsSync(folder))
    try {
      renameSync(dataDir, folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
    }
  rmSync(dataDir, { recursive: true, force: true })
}

const openTemplate = async (kind: TemplateKind): Promise<string> => {
  const folder = join(stored, `${prefix}${kind}-${templateMark()}`)
  if (!existsSync(folder)) await makeTemplate(kind, folder)
  utimesSync(folder, new Date(), new Date())
  return join(folder, 'database')
}

const templates = new Map<TemplateKind, Promise<string>>()

/**
 * The folder of an embedded database that others are copied from: making one again takes seconds of a processor. Kept
 * from run to run.
 */
export const findTemplate = (kind: TemplateKind): Promise<string> => {
  const found = templates.get(kind) ?? openTemplate(kind)
  templates.set(kind, found)
  return found
}

/** Puts a copy into a data folder. */
export const layTemplate = async (kind: TemplateKind, dataDir: string): Promise<void> =>
  cpSync(await findTemplate(kind), join(dataDir, 'database'), { recursive: true })

/** Vitest's global set-up: one process makes the templates, not each worker its own. */
export const setup = async (): Promise<void> => {
  await findTemplate('ready')
}
