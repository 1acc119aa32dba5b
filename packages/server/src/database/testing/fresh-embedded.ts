import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import type { Database } from '#server/database/database'
import { openInMemory } from '#server/database/embedded-database'
import { findTemplate, layTemplate } from './embedded-template.ts'
import type { TemplateKind } from './template-mark.ts'

type Entry = { folder: string; name: string; content: Uint8Array | null }

/** The contents of a template, folders before their files. */
const readTemplate = async (kind: TemplateKind): Promise<Entry[]> => {
  const folder = await findTemplate(kind)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ place: join(entry.parentPath, entry.name), entry }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ place, entry }) => ({
      folder: entry.parentPath.slice(folder.length).replaceAll('\\', '/'),
      name: entry.name,
      content: entry.isFile() ? new Uint8Array(readFileSync(place)) : null,
    }))
}

const dataFolder = '/pglite/data'

/** The part of a file or folder in Emscripten's memory that is needed here. */
type MemoryNode = {
  contents: Uint8Array
  usedBytes: number
  node_ops: { mknod: (parent: MemoryNode, name: string, mode: number, device: number) => MemoryNode }
  stream_ops: StreamOperations
}
type Write = (stream: { node: MemoryNode }, ...rest: unknown[]) => number
type StreamOperations = { write: Write }

/** Makes a file copy its shared bytes before it is written to. Resizing copies them anyway. */
const copyBeforeWrite = (usual: StreamOperations): StreamOperations => ({
  ...usual,
  write: (stream, ...rest) => {
    const { node } = stream
    if (node.stream_ops !== usual) {
      node.contents = node.contents.slice(0, node.usedBytes)
      node.stream_ops = usual
    }
    return usual.write(stream, ...rest)
  },
})

const fileMode = 0o100_666
const folderMode = 0o40_777

/**
 * Creates PGlite's file system with the files of a template in it, shared between databases until one writes. PGlite's
 * `loadDataDir` takes several times as long, and writing the files one by one is a quarter of the time to open a
 * database.
 */
class FilledMemory extends MemoryFS {
  readonly #entries: Entry[]

  constructor(entries: Entry[]) {
    super()
    this.#entries = entries
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module
    FS.mkdirTree(dataFolder)
    const root = FS.lookupPath(dataFolder, {}).node as unknown as MemoryNode
    const folders = new Map([['', root]])
    const make = ({ folder, name }: Entry, mode: number) => {
      const parent = folders.get(folder)!
      return root.node_ops.mknod(parent, name, mode, 0)
    }
    let shared: StreamOperations | undefined
    for (const entry of this.#entries) {
      if (entry.content) {
        const node = make(entry, fileMode)
        shared ??= copyBeforeWrite(node.stream_ops)
        node.contents = entry.content
        node.usedBytes = entry.content.length
        node.stream_ops = shared
      } else folders.set(`${entry.folder}/${entry.name}`, make(entry, folderMode))
    }
  }
}

const contents = new Map<TemplateKind, Promise<Entry[]>>()

/** Opens an embedded database in memory. */
export const openTemplateInMemory = async (kind: TemplateKind) => {
  const read = contents.get(kind) ?? readTemplate(kind)
  contents.set(kind, read)
  return openInMemory(new FilledMemory(await read))
}

/** Opens a migrated and seeded embedded database in memory. */
export const freshEmbedded = async (): Promise<Database> => (await openTemplateInMemory('ready')).database

/** Copies a migrated and seeded embedded database into a data folder. */
export const layEmbedded = (dataDir: string): Promise<void> => layTemplate('ready', dataDir)
