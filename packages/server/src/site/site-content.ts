import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type SiteContent = {
  /** A file as it lies in the folder. */
  read(path: string): Promise<Buffer<ArrayBuffer>>
  /** Of the plain file, so that it does not depend on the encoding; without quotes. */
  tagOf(path: string): Promise<string>
}

/**
 * What is in the files of a build, by path below its folder. Hashed files are kept once they were read: every visitor
 * asks for a dozen of them, and all together they are a few megabytes. A build never changes while it is served.
 */
export function readSiteContent(folder: string): SiteContent {
  const bodies = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  const tags = new Map<string, Promise<string>>()
  const readNow = (path: string) => readFile(join(folder, path))
  return {
    read: (path) => (path.startsWith('assets/') ? once(bodies, path, readNow) : readNow(path)),
    tagOf: (path) =>
      once(tags, path, async () =>
        createHash('sha256')
          .update(await readNow(path))
          .digest('base64url')
          .slice(0, 22),
      ),
  }
}

/** What could not be read is asked for again. */
function once<T>(known: Map<string, Promise<T>>, path: string, read: (path: string) => Promise<T>) {
  const held = known.get(path)
  if (held) return held
  const value = read(path)
  known.set(path, value)
  value.catch(() => known.delete(path))
  return value
}
