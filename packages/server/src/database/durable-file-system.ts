import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync-folder.ts'

type Stream = { nfd?: number; node: unknown }
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string }
  FS: { ErrnoError: new (code: number) => Error }
}
type StartOptions = Parameters<NodeFS['init']>[1]

const inputOutputError = 29

/**
 * PGlite's file system on a real folder, with the fsync that it leaves out: an acknowledged commit is on
 * the disk. Works together with the start parameters in embedded-database.ts (no `-F`, wal_sync_method=fsync).
 */
export class DurableFileSystem extends NodeFS {
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
}
