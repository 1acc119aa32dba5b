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

/** The folder of templates. They are retained between runs, unlike what a test creates (folders-in-memory.ts). */
const stored = process.env.TEST_KEPT ?? tmpdir()
const prefix = 'retour-template-'
const unusedForMs = 24 * 60 * 60 * 1000

/**
 * Deletes templates of older migrations. A template in use, also by another checkout, was touched when that run
 * started.
 */
const removeUnused = () => {
  for (const name of readdirSync(stored)) {
    if (!name.startsWith(prefix)) continue
    const path = join(stored, name)
    const usedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (usedMs !== undefined && usedMs < Date.now() - unusedForMs)
      rmSync(path, { force: true, recursive: true })
  }
}

/**
 * Created under another name and renamed, so that other processes see a complete one. If another process was faster,
 * this one is deleted.
 */
const makeTemplate = async (kind: TemplateKind, folder: string): Promise<void> => {
  removeUnused()
  const dataDir = mkdtempSync(`${folder}-`)
  if (kind === 'ready') await layTemplate('empty', dataDir)
  const database = await openEmbedded({ dataDir })
  if (kind === 'ready') await prepareDatabase(database)
  await database.close()
  // Each copy creates these files itself, so there is less to copy.
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
 * Returns the folder of an embedded database for copies, because creating one takes seconds of processor time. It is
 * retained between runs.
 */
export const findTemplate = (kind: TemplateKind): Promise<string> => {
  const found = templates.get(kind) ?? openTemplate(kind)
  templates.set(kind, found)
  return found
}

/** Copies a template into a data folder. */
export const layTemplate = async (kind: TemplateKind, dataDir: string): Promise<void> =>
  cpSync(await findTemplate(kind), join(dataDir, 'database'), { recursive: true })

/** Vitest's global setup: one process creates the templates for all workers. */
export const setup = async (): Promise<void> => {
  await findTemplate('ready')
}
