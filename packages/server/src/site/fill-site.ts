import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BuiltSite, SitePage } from './built-site.ts'
import type { Encoding } from './choose-encoding.ts'
import type { FillMarks } from './fill-marks.ts'
import { createPacker } from './pack-text.ts'

/** The site with the settings in its pages. */
export type FilledSite = {
  /** Identifies the build and its settings. Sent with pages and their data. */
  buildId: string
  has(path: string): boolean
  pages: ReadonlyMap<string, SitePage>
  notFound: SitePage
  /** Returns the encodings in which a file can be sent. */
  encodingsOf(path: string): Encoding[]
  /** Returns a file in an encoding. */
  read(path: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>>
  /** Returns a file in an encoding if it is in memory, else undefined. */
  cached(path: string, encoding: Encoding): Buffer<ArrayBuffer> | undefined
  /** Returns the hash of the uncompressed file, without quotes. It is the same for all encodings. */
  tagOf(path: string): Promise<string>
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const filledFiles = ['robots.txt', 'sitemap.xml', 'sw.js']

/**
 * Creates the site. Settings are inserted into pages, sitemap, robots.txt and the service worker when they are read;
 * other files have no marks. Hashed files are cached after the first request: every visitor requests a dozen of them,
 * and they are a few megabytes together. A build never changes while it is served.
 */
export function fillSite(site: BuiltSite, fill: FillMarks): FilledSite {
  const pageFiles = [...site.pages.values(), site.notFound].map(({ file }) => file)
  const filled = new Set([...pageFiles, ...filledFiles.filter((file) => site.files.has(file))])
  const bodies = new Map<string, Buffer<ArrayBuffer>>()
  const tags = new Map<string, Promise<string>>()
  const packer = createPacker()

  const readNow = (path: string) => {
    const file = site.files.get(path)
    if (!file) throw new Error(`${path} is no file of the site`)
    return readFile(file)
  }
  const readFilled = async (path: string) => Buffer.from(fill((await readNow(path)).toString('utf8')))
  const read = async (path: string, encoding: Encoding) => {
    if (filled.has(path))
      return encoding === 'identity' ? readFilled(path) : packer.pack(path, encoding, () => readFilled(path))
    const form = path + suffixes[encoding]
    const body = bodies.get(form) ?? (await readNow(form))
    if (path.startsWith('assets/')) bodies.set(form, body)
    return body
  }
  const cached = (path: string, encoding: Encoding) =>
    filled.has(path) && encoding !== 'identity'
      ? packer.cached(path, encoding)
      : bodies.get(path + suffixes[encoding])
  const withSettings = ({ etag, ...page }: SitePage): SitePage => ({
    ...page,
    etag: `${etag.replaceAll('"', '')}-${fill.settingsId}`,
  })
  return {
    buildId: `${site.buildId}-${fill.settingsId}`,
    has: (path) => site.files.has(path) && !/\.(?:html|br|gz)$/.test(path),
    pages: new Map([...site.pages].map(([path, page]) => [path, withSettings(page)])),
    notFound: withSettings(site.notFound),
    encodingsOf: (path) =>
      (['br', 'gzip'] as const).filter((name) => filled.has(path) || site.files.has(path + suffixes[name])),
    read,
    cached,
    tagOf: (path) =>
      once(tags, path, async () =>
        createHash('sha256')
          .update(await read(path, 'identity'))
          .digest('base64url')
          .slice(0, 22),
      ),
  }
}

/** Caches a read by path. A failed one is retried. */
function once<T>(known: Map<string, Promise<T>>, path: string, read: (path: string) => Promise<T>) {
  const cached = known.get(path)
  if (cached) return cached
  const value = read(path)
  known.set(path, value)
  value.catch(() => known.delete(path))
  return value
}
