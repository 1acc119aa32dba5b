import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import type { Database } from '#server/database/database'
import { openInMemory } from '#server/database/embedded-database'
import { findTemplate, layTemplate } from './embedded-template.ts'
import type { TemplateKind } from './template-mark.ts'

type Entry = { path: string; content: Uint8Array | null }

/** What a template holds, folders before what is in them. */
const readTemplate = async (kind: TemplateKind): Promise<Entry[]> => {
  const folder = await findTemplate(kind)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ place: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ place, isFile }) => ({
      path: place.slice(folder.length).replaceAll('\\', '/'),
      // The memory takes a `slice`: of a Buffer that would be no copy, and all databases would share it.
      content: isFile ? new Uint8Array(readFileSync(place)) : null,
    }))
}

const dataFolder = '/pglite/data'

/** PGlite's memory with the files of a template in it. Its own `loadDataDir` takes three times as long. */
class FilledMemory extends MemoryFS {
  readonly #entries: Entry[]

  constructor(entries: Entry[]) {
    super()
    this.#entries = entries
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module
    FS.mkdirTree(dataFolder)
    for (const { path, content } of this.#entries) {
      if (content) FS.writeFile(dataFolder + path, content)
      else FS.mkdir(dataFolder + path)
    }
  }
}

const contents = new Map<TemplateKind, Promise<Entry[]>>()

/** An embedded database in memory. */
export const openTemplateInMemory = async (kind: TemplateKind) => {
  const read = contents.get(kind) ?? readTemplate(kind)
  contents.set(kind, read)
  return openInMemory(new FilledMemory(await read))
}

/** A migrated and seeded embedded database in memory. */
export const freshEmbedded = async (): Promise<Database> => (await openTemplateInMemory('ready')).database

/** Puts a migrated and seeded embedded database into a data folder. */
export const layEmbedded = (dataDir: string): Promise<void> => layTemplate('ready', dataDir)
