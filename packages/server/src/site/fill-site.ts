import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BuiltSite, SitePage } from './built-site.ts'
import type { Encoding } from './choose-encoding.ts'
import type { FillMarks } from './fill-marks.ts'
import { createPacker } from './pack-text.ts'

/** The site as it is sent, with the settings on its pages. */
export type FilledSite = {
  /** Names the build and its settings; sent with pages and their data. */
  buildId: string
  has(path: string): boolean
  pages: ReadonlyMap<string, SitePage>
  notFound: SitePage
  /** The forms in which a file can be sent. */
  encodingsOf(path: string): Encoding[]
  /** A file in one of its forms. */
  read(path: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>>
  /** Of the plain file, so that it does not depend on the encoding; without quotes. */
  tagOf(path: string): Promise<string>
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const filledFiles = ['robots.txt', 'sitemap.xml', 'sw.js']

/**
 * Pages, sitemap, robots.txt and the service worker get the settings as they are read; in every other file the build has
 * left no mark. Hashed files are kept once they were read: every visitor asks for a dozen of them, and all together they
 * are a few megabytes. A build never changes while it is served.
 */
export function fillSite(site: BuiltSite, fill: FillMarks): FilledSite {
  const pageFiles = [...site.pages.values(), site.notFound].map(({ file }) => file)
  const filled = new Set([...pageFiles, ...filledFiles.filter((file) => site.files.has(file))])
  const bodies = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  const tags = new Map<string, Promise<string>>()
  const pack = createPacker()

  const readNow = (path: string) => {
    const file = site.files.get(path)
    if (!file) throw new Error(`${path} is no file of the site`)
    return readFile(file)
  }
  const readFilled = async (path: string) => Buffer.from(fill((await readNow(path)).toString('utf8')))
  const read = async (path: string, encoding: Encoding) => {
    if (filled.has(path))
      return encoding === 'identity' ? readFilled(path) : pack(path, encoding, () => readFilled(path))
    const form = path + suffixes[encoding]
    return path.startsWith('assets/') ? once(bodies, form, readNow) : readNow(form)
  }
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
    tagOf: (path) =>
      once(tags, path, async () =>
        createHash('sha256')
          .update(await read(path, 'identity'))
          .digest('base64url')
          .slice(0, 22),
      ),
  }
}

/** What could not be read is asked for again. */
function once<T>(known: Map<string, Promise<T>>, path: string, read: (path: string) => Promise<T>) {
  const cached = known.get(path)
  if (cached) return cached
  const value = read(path)
  known.set(path, value)
  value.catch(() => known.delete(path))
  return value
}
