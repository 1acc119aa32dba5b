import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { islandFilesName, type IslandFiles } from '../../packages/web/islands-entry.ts'
import { bundleStartScript } from './bundle-start-script.ts'
import type { WrittenDocument } from './documents-build.ts'
import { finishDocument, finishScreen } from './finish-page.ts'
import { siteDirectory } from './site-paths.ts'

export type SitePage = { path: string; file: string; html: string; scriptHashes: string[] }

/** Finishes every screen in place, adds the documents, and tells which files answer which addresses. */
export async function finishPages(documents: WrittenDocument[]): Promise<SitePage[]> {
  const islands = JSON.parse(await readFile(join(siteDirectory, islandFilesName), 'utf8')) as IslandFiles
  for (const leftover of ['__spa-fallback.html', '.vite'])
    await rm(join(siteDirectory, leftover), { recursive: true, force: true })
  const files = await readdir(siteDirectory, { recursive: true })
  const start = await bundleStartScript()
  const screens = files.filter((file) => file.endsWith('.html'))
  return Promise.all([
    ...screens.map(async (name) => {
      const file = name.replaceAll('\\', '/')
      const written = await readFile(join(siteDirectory, file), 'utf8')
      return writePage({ path: pathOf(file), file, ...finishScreen(written, start) })
    }),
    ...documents.map(({ path, html }) =>
      writePage({ path, file: fileOf(path), ...finishDocument(html, start, filesOf(html, islands)) }),
    ),
  ])
}

async function writePage(page: SitePage): Promise<SitePage> {
  const file = join(siteDirectory, page.file)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, page.html)
  return page
}

const idleIsland = /data-island="(\w+)" data-when="idle"/g

/** What a document fetches without being touched: the module that hydrates its islands first, then those that are not in it. */
function filesOf(html: string, { files, own }: IslandFiles): string[] {
  const later = [...html.matchAll(idleIsland)].flatMap(([, name = '']) => own[name] ?? [])
  return [...new Set([...files, ...later])].map((file) => `/${file}`)
}

const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
/** Every host of plain files knows Page Not Found by its name. */
const fileOf = (path: string) => (path === '/404' ? '404.html' : `${path.slice(1)}/index.html`)
