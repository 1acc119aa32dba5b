import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countries } from '@retour/domain/places/countries'
import { rolldown } from 'rolldown'
import { contentRevision } from './content-revision.ts'
import type { SitePage } from './finish-pages.ts'
import { siteDirectory, webDirectory } from './site-paths.ts'

type Kept = { url: string; revision: string | null }

/** What a visitor may never open: it comes when it is opened, and is then kept by its name. */
const neverKept = /^(?:maplibre|map-|dashboard|auth|concierge)/
const anyImport = /(?:from|import)\s*\(?\s*["'`](?:\.\/|\/?assets\/)(?<name>[\w.-]+\.js)["'`]/g

/** /sw.js with the list of what every visitor keeps: shell, calculator, articles and country guides. */
export async function writeServiceWorker(
  pages: SitePage[],
  options: { buildId: string; articlePaths: readonly string[] },
): Promise<{ keptFiles: number; keptBytes: number }> {
  const paths = new Set([
    '/',
    '/vat-calculator',
    ...countries.flatMap((country) => [`/${country}`, `/vat-calculator/${country}`]),
    ...options.articlePaths,
    '/offline',
  ])
  const keptPages = pages.filter(({ path }) => paths.has(path))
  const kept: Kept[] = keptPages.map(({ path, html }) => ({ url: path, revision: contentRevision(html) }))
  const files = await readdir(siteDirectory)
  const nested = await readdir(join(siteDirectory), { recursive: true })
  for (const { path } of keptPages) {
    const data = path === '/' ? '_.data' : `${path.slice(1)}.data`
    if (nested.includes(data)) kept.push({ url: `/${data}`, revision: await fileRevision(data) })
  }
  for (const name of files.filter((file) => /\.(?:svg|webmanifest)$|^icon-192\.png$/.test(file)))
    kept.push({ url: `/${name}`, revision: await fileRevision(name) })
  for (const name of await assetsOf(keptPages)) kept.push({ url: `/assets/${name}`, revision: null })
  await bundle(kept, options.buildId)
  return { keptFiles: kept.length, keptBytes: await sizeOf(kept) }
}

/** The scripts that these pages name, all that those import at once or later, and the fonts. */
async function assetsOf(pages: SitePage[]): Promise<string[]> {
  const found = new Set<string>()
  const collect = async (name: string): Promise<void> => {
    if (found.has(name) || neverKept.test(name)) return
    found.add(name)
    if (!name.endsWith('.js')) return
    const source = await readFile(join(siteDirectory, 'assets', name), 'utf8')
    for (const { groups } of source.matchAll(anyImport)) await collect(groups?.name ?? '')
  }
  for (const { html } of pages)
    for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+\.(?:js|css|woff2))/g)) await collect(name)
  return [...found].toSorted()
}

async function bundle(kept: Kept[], buildId: string): Promise<void> {
  const build = await rolldown({
    input: join(webDirectory, 'service-worker', 'service-worker.ts'),
    platform: 'browser',
    transform: {
      define: {
        __PRECACHE__: JSON.stringify(kept),
        __BUILD_ID__: JSON.stringify(buildId),
        'process.env.NODE_ENV': '"production"',
      },
    },
  })
  await build.write({ file: join(siteDirectory, 'sw.js'), format: 'iife', minify: true })
  await build.close()
}

const fileRevision = async (name: string) => contentRevision(await readFile(join(siteDirectory, name)))

async function sizeOf(kept: Kept[]): Promise<number> {
  const names = kept.map(({ url }) => (url.includes('.') ? url : join(url, 'index.html')))
  const sizes = await Promise.all(
    names.map(async (name) => (await readFile(join(siteDirectory, name))).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
