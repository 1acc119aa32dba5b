import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { articlePaths } from '@retour/domain/content/articles/article-paths'
import { type Place, places } from '@retour/domain/places/catalogue'
import { countries } from '@retour/domain/places/countries'
import { settingsMark } from '@retour/domain/wire/page-marks'
import { rolldown } from 'rolldown'
import { browserTargets } from '../../packages/web/browser-targets.ts'
import { contentRevision } from './content-revision.ts'
import { dataFile, type SitePage } from './finish-pages.ts'
import { siteDirectory, webDirectory } from './site-paths.ts'

type CachedFile = { url: string; revision: string | null }

type Later = { url: string; revision: string; name: string }

const calculators = ['/vat-calculator', ...countries.map((country) => `/vat-calculator/${country}`)]
/** Pages that every visitor caches first. */
const firstPaths = ['/', ...calculators, '/trip', '/kiosk-help', '/offline']
/** Files that their parts load later. */
const firstFiles = ['trip/shops.json', 'trip/desks.json']
const aliasesOf = (place: Place) =>
  place.aliases.map((slug) => [pathOf({ ...place, slug }), pathOf(place)] as const)
const pathOf = ({ country, slug }: Place) => `/${country}/${slug}`
/** Files that many visitors never need; they are cached when they are first loaded. */
const neverCached = /^(?:maplibre|map-|dashboard|auth|concierge|phone-number|popover-|scan-sheet)/
const anyImport = /(?:from|import)\s*\(?\s*["'`](?:\.\/|\/?assets\/)(?<name>[\w.-]+\.js)["'`]/g

/**
 * Writes the /sw.js of the edition in `folder` with its lists: shell, calculator, trip and help in the hall, which
 * every visitor caches at once; countries, airports, stations and articles, which follow one by one; and the cities,
 * which are cached for people who view them.
 */
export async function writeServiceWorker(
  pages: SitePage[],
  { folder, buildId }: { folder: string; buildId: string },
): Promise<{ cachedFiles: number; cachedBytes: number; laterFiles: number; laterBytes: number }> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const pick = (paths: readonly string[]) => paths.flatMap((path) => byPath.get(path) ?? [])
  const hubs = places.filter(({ kind }) => kind !== 'city')
  const later = pick([...countries.map((country) => `/${country}`), ...hubs.map(pathOf), ...articlePaths])
  const cities = pick(places.filter(({ kind }) => kind === 'city').map(pathOf))
  const first = pick(firstPaths)
  const cached: CachedFile[] = first.map(({ path, html }) => ({ url: path, revision: pageRevision(html) }))
  const files = await readdir(siteDirectory)
  const icons = files.filter((file) => /\.(?:svg|webmanifest)$|^icon-192\.png$/.test(file))
  for (const name of [...first.map(({ path }) => dataFile(path)), ...icons, ...firstFiles]) {
    const content = await readFile(join(folder, name))
      .catch(() => readFile(join(siteDirectory, name)))
      // Not every screen has data.
      .catch(() => null)
    if (content) cached.push({ url: `/${name}`, revision: contentRevision(content) })
  }
  // Their scripts add a few kilobytes and must be of the same version as the shell.
  for (const name of await assetsOf([...first, ...later, ...cities], [await calculatorScreen()]))
    cached.push({ url: `/assets/${name}`, revision: null })
  await bundle(join(folder, 'sw.js'), {
    __PRECACHE__: cached,
    __LATER__: later.map(toLater),
    __CITIES__: cities.map(toLater),
    __ALIASES__: Object.fromEntries(places.flatMap(aliasesOf)),
    __BUILD_ID__: `${buildId}-${settingsMark}`,
  })
  const laterUrls = later.map(({ path }) => ({ url: path }))
  return {
    cachedFiles: cached.length,
    cachedBytes: await sizeOf(cached),
    laterFiles: later.length,
    laterBytes: await sizeOf(laterUrls),
  }
}

/** The settings are part of every page. */
const pageRevision = (html: string) => contentRevision(html) + settingsMark

const toLater = ({ path, html }: SitePage): Later => ({
  url: path,
  revision: pageRevision(html),
  name: headingOf(html, path),
})

/** Returns the text of the page's heading, without tags, for a link. */
function headingOf(html: string, path: string): string {
  const heading = /<h1[^>]*>([^]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .trim()
  if (!heading) throw new Error(`${path} has no heading to be listed under.`)
  return heading
}

/**
 * Returns the script of the calculator as a screen. No page names it, because the calculator's own page is a document;
 * it loads after navigation from another screen.
 */
async function calculatorScreen(): Promise<string> {
  const assets = join(siteDirectory, 'assets')
  const manifest = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  const routes = manifest ? await readFile(join(assets, manifest), 'utf8') : ''
  const [, name] = /"id":"routes\/calculator"[^{}]*?"module":"\/assets\/([\w.-]+\.js)"/.exec(routes) ?? []
  if (!name) throw new Error('The router names no script for the calculator.')
  return name
}

/** Returns these scripts and those of these pages, with all static and dynamic imports, and the fonts. */
async function assetsOf(pages: SitePage[], scripts: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const collect = async (name: string): Promise<void> => {
    if (found.has(name) || neverCached.test(name)) return
    found.add(name)
    if (!name.endsWith('.js')) return
    const source = await readFile(join(siteDirectory, 'assets', name), 'utf8')
    for (const { groups } of source.matchAll(anyImport)) await collect(groups?.name ?? '')
  }
  for (const name of scripts) await collect(name)
  for (const { html } of pages)
    for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+\.(?:js|css|woff2))/g)) await collect(name)
  return [...found].toSorted()
}

async function bundle(file: string, values: Record<string, unknown>): Promise<void> {
  const build = await rolldown({
    input: join(webDirectory, 'service-worker', 'service-worker.ts'),
    platform: 'browser',
    transform: {
      target: browserTargets('defaults'),
      define: {
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
        'process.env.NODE_ENV': '"production"',
      },
    },
  })
  await build.write({ file, format: 'iife', minify: true })
  await build.close()
}

/** The compressed size. */
async function sizeOf(cached: { url: string }[]): Promise<number> {
  const names = cached.map(({ url }) => (url.includes('.') ? url : join(url, 'index.html')))
  const sizes = await Promise.all(
    names.map(async (name) => packedSize(await readFile(join(siteDirectory, name)), name)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const packedSize = (content: Buffer, name: string) =>
  /\.(?:woff2|png)$/.test(name) ? content.byteLength : brotliCompressSync(content, fast).byteLength
