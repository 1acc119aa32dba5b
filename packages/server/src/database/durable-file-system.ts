import fs from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync-folder.ts'

type Stream = { nfd?: number; node: unknown }
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string }
  FS: { ErrnoError: new (code: number) => Error }
}
type StartOptions = Parameters<NodeFS['init']>[1]

const inputOutputError = 29
/** How long statements may follow each other before the event loop gets a turn. */
const turnMs = 5

/**
 * PGlite's file system on a real folder, with the fsync that it leaves out: an acknowledged commit is on
 * the disk. Works together with the start parameters in embedded-database.ts (no `-F`, wal_sync_method=fsync).
 */
export class DurableFileSystem extends NodeFS {
  #turnEndsAt = 0

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFsync = (module: unknown) => {
      const { NODEFS, FS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node), true)
          else fs.fsyncSync(stream.nfd)
        } catch {
          throw new FS.ErrnoError(inputOutputError)
        }
        return 0
      }
    }
    const preRun = [...((emscriptenOpts.preRun as unknown[]) ?? []), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as StartOptions }
  }

  /**
   * PGlite awaits this after every statement, and a real folder has nothing left to do then. Statements run on the event
   * loop and follow each other without a turn of it, so that twenty sign-ins at once would hold up everybody else.
   */
  override async syncToFs(): Promise<void> {
    if (performance.now() < this.#turnEndsAt) return
    await nextTurn()
    this.#turnEndsAt = performance.now() + turnMs
  }
}
