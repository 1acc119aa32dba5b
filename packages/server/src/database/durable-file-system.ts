import fs from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isLogFile, type LogSync } from './log-sync.ts'
import { syncPath } from './sync-folder.ts'

type Stream = { nfd?: number; node: unknown }
type EmscriptenModule = {
  NODEFS: {
    stream_ops: {
      fsync?: (stream: Stream) => number
      write: (stream: Stream, ...args: unknown[]) => number
      setattr: (...args: unknown[]) => unknown
    }
    node_ops: Record<'rename' | 'setattr' | 'unlink', (...args: unknown[]) => unknown>
    realPath(node: unknown): string
  }
  FS: { ErrnoError: new (code: number) => Error }
}
type StartOptions = Parameters<NodeFS['init']>[1]

type Hooks = {
  /** Called before each fsync. */
  beforeSync?: () => void
  /** Syncs the log once the database is open. Whoever answers a commit must wait until it is settled. */
  log?: LogSync
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

  /** Called when the database is open: from now on every fsync is performed, those of the log by `log`. */
  opened(): void {
    this.#isOpening = false
  }

  #isOld(descriptor: number): boolean {
    return fs.fstatSync(descriptor).ctimeMs < this.#safeBeforeMs
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const { beforeSync, log, makeRoom } = this.#hooks
    const syncNow = (stream: Stream, path: string) => {
      beforeSync?.()
      if (stream.nfd === undefined) syncPath(path, true)
      else fs.fsyncSync(stream.nfd)
    }
    const patchFileSystem = (module: unknown) => {
      const { NODEFS, FS } = module as EmscriptenModule
      const { node_ops: nodes, stream_ops: streams } = NODEFS

      const write = streams.write.bind(streams)
      streams.write = (stream, ...args) => {
        const path = NODEFS.realPath(stream.node)
        if (!isLogFile(path)) log?.settleNow()
        try {
          return write(stream, ...args)
        } catch (error) {
          const isFull = (error as { errno?: number }).errno === noSpaceError
          if (isFull && makeRoom?.(path)) return write(stream, ...args)
          throw error
        }
      }
      streams.fsync = (stream) => {
        if (this.#isOpening && stream.nfd !== undefined && this.#isOld(stream.nfd)) return 0
        const path = NODEFS.realPath(stream.node)
        try {
          if (log && !this.#isOpening && stream.nfd !== undefined && isLogFile(path)) log.request(path)
          else syncNow(stream, path)
        } catch {
          throw new FS.ErrnoError(inputOutputError)
        }
        return 0
      }
      /** Runs an operation that cuts, renames or removes a file after the log is on the disk. */
      const afterLog =
        (operation: (...args: unknown[]) => unknown) =>
        (...args: unknown[]) => {
          log?.closeFile()
          return operation(...args)
        }
      streams.setattr = afterLog(streams.setattr.bind(streams))
      nodes.setattr = afterLog(nodes.setattr.bind(nodes))
      nodes.rename = afterLog(nodes.rename.bind(nodes))
      nodes.unlink = afterLog(nodes.unlink.bind(nodes))
    }
    const preRun = [...((emscriptenOpts.preRun as unknown[]) ?? []), patchFileSystem]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as StartOptions }
  }

  override async closeFs(): Promise<void> {
    await super.closeFs()
    this.#hooks.log?.closeFile()
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
