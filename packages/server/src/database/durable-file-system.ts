import fs from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync-folder.ts'

type Stream = { nfd?: number; node: unknown }
type EmscriptenModule = {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: Stream) => number
      write: (stream: Stream, ...args: unknown[]) => number
    }
    realPath(node: unknown): string
  }
  FS: { ErrnoError: new (code: number) => Error }
}
type StartOptions = Parameters<NodeFS['init']>[1]

type Hooks = {
  /** Called before each fsync, so before each commit. */
  beforeSync?: () => void
  /** Called with the path of a file when a write finds the disk full. Returns true if space was freed. */
  makeRoom?: (file: string) => boolean
}

const hourMs = 3_600_000
const inputOutputError = 29
/** WASI's error number for ENOSPC. */
export const noSpaceError = 51
/** The longest time that statements run in a row before the event loop gets a turn. */
const turnMs = 5

/**
 * After a crash, PostgreSQL syncs each of its thousand files, which takes seconds on a busy disk. Files that were last
 * modified an hour before the last checkpoint were synced by it already. A clock that was set back counts as no
 * checkpoint; the hour covers small steps of the clock.
 */
const readSafeMoment = (folder: string): number => {
  const checkpointMs = fs.statSync(join(folder, 'global', 'pg_control'), { throwIfNoEntry: false })?.ctimeMs
  return checkpointMs === undefined || checkpointMs > Date.now() ? -Infinity : checkpointMs - hourMs
}

/**
 * PGlite's file system on a real folder, with the fsync that PGlite omits, so that an acknowledged commit is on disk.
 * Depends on the start parameters in embedded-database.ts (no `-F`, wal_sync_method=fsync).
 */
export class DurableFileSystem extends NodeFS {
  #turnEndsAt = 0
  #isOpening = true
  /** Files that were last modified before this time are synced. */
  readonly #safeBeforeMs: number
  readonly #hooks: Hooks

  constructor(folder: string, hooks: Hooks = {}) {
    super(folder)
    this.#hooks = hooks
    this.#safeBeforeMs = readSafeMoment(folder)
  }

  /** Called when the database is open: from now on every fsync is performed. */
  opened(): void {
    this.#isOpening = false
  }

  #isOld(descriptor: number): boolean {
    return fs.fstatSync(descriptor).ctimeMs < this.#safeBeforeMs
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const patchStreams = (module: unknown) => {
      const { NODEFS, FS } = module as EmscriptenModule
      const write = NODEFS.stream_ops.write.bind(NODEFS.stream_ops)
      NODEFS.stream_ops.write = (stream, ...args) => {
        try {
          return write(stream, ...args)
        } catch (error) {
          const isFull = (error as { errno?: number }).errno === noSpaceError
          if (isFull && this.#hooks.makeRoom?.(NODEFS.realPath(stream.node))) return write(stream, ...args)
          throw error
        }
      }
      NODEFS.stream_ops.fsync = (stream) => {
        this.#hooks.beforeSync?.()
        if (this.#isOpening && stream.nfd !== undefined && this.#isOld(stream.nfd)) return 0
        try {
          if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node), true)
          else fs.fsyncSync(stream.nfd)
        } catch {
          throw new FS.ErrnoError(inputOutputError)
        }
        return 0
      }
    }
    const preRun = [...((emscriptenOpts.preRun as unknown[]) ?? []), patchStreams]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as StartOptions }
  }

  /**
   * PGlite awaits this after every statement; a real folder has nothing to do then. Statements run on the event loop,
   * so without a pause here twenty sign-ins at once would block all other requests.
   */
  override async syncToFs(): Promise<void> {
    if (performance.now() < this.#turnEndsAt) return
    await nextTurn()
    this.#turnEndsAt = performance.now() + turnMs
  }
}
