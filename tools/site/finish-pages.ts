import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { islandFilesName, type IslandFiles } from '../../packages/web/islands-entry.ts'
import { type BundledStart, bundleStartScript, earlyScript, startScript } from './bundle-start-script.ts'
import type { WrittenDocument } from './documents-build.ts'
import { fetchedFont, type FinishedPage, finishDocument, finishScreen } from './finish-page.ts'
import { openStylePicker, writeStyles } from './page-styles.ts'
import { siteDirectory } from './site-paths.ts'

export type SitePage = FinishedPage & { path: string; file: string }

export type PageFinisher = {
  /** Finishes every screen in place, adds the documents, and tells which files answer which addresses. */
  finishShared(documents: WrittenDocument[]): Promise<SitePage[]>
  /** The same for another edition: writes what differs from the shared pages into its folder, and tells all pages. */
  finishEdition(folder: string, documents: WrittenDocument[], shared: SitePage[]): Promise<SitePage[]>
}

/** Where a screen's styles stand, which React Router writes without any. */
const screenStyles = '<style data-page-styles=""></style>'

/** What pages name of the bundles of a build. */
export type PageParts = { islands: IslandFiles; start: BundledStart; stylesFile: string }

/** Reads it, and writes the files that every page has beside; `styles` are those of the whole site, with which every document is written. */
export async function makePageParts(styles: string): Promise<PageParts> {
  const islands = JSON.parse(await readFile(join(siteDirectory, islandFilesName), 'utf8')) as IslandFiles
  // React Router's page for addresses that are not written, and what the build tells of its files.
  for (const leftover of ['index.html', '.vite'])
    await rm(join(siteDirectory, leftover), { recursive: true, force: true })
  const start = await bundleStartScript()
  // The faces come by the start script.
  return { islands, start, stylesFile: await writeStyles(styles.replaceAll(fetchedFont, '')) }
}

export function createFinisher(styles: string, { islands, stylesFile, ...parts }: PageParts): PageFinisher {
  const start = startScript(parts.start)
  const early = earlyScript(parts.start)
  const pickStyles = openStylePicker(
    styles,
    start({ scripts: 'idle', files: [], fonts: [], isDocument: true }),
  )
  const document = ({ path, html: sourceHtml }: WrittenDocument): SitePage => {
    const html = sourceHtml.replace(styles, () => pickStyles(sourceHtml.replace(styles, '')))
    const files = [...filesOf(html, islands), stylesFile]
    return { path, file: fileOf(path), ...finishDocument(html, { start, early }, files) }
  }
  const screen = async (file: string): Promise<SitePage> => {
    const sourceHtml = await readFile(join(siteDirectory, file), 'utf8')
    if (!sourceHtml.includes(screenStyles)) throw new Error(`${file} has no place for its styles.`)
    const html = sourceHtml.replace(screenStyles, () => `<style>${pickStyles(sourceHtml)}</style>`)
    return { path: pathOf(file), file, ...finishScreen(html, start, [stylesFile]) }
  }
  return {
    finishShared: async (documents) => {
      const screens = await Promise.all((await screenFiles()).map(screen))
      const pages = [...screens, ...documents.map(document)]
      await Promise.all(pages.map(({ file, html }) => write(join(siteDirectory, file), html)))
      return pages
    },
    finishEdition: async (folder, documents, shared) => {
      const own = documents.map(document)
      const byPath = new Map(shared.map((page) => [page.path, page]))
      const differing = own.filter(({ path, html }) => byPath.get(path)?.html !== html)
      for (const page of differing) byPath.set(page.path, page)
      await Promise.all(differing.map(({ file, html }) => write(join(folder, file), html)))
      return [...byPath.values()]
    },
  }
}

async function screenFiles(): Promise<string[]> {
  const files = await readdir(siteDirectory, { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => file.replaceAll('\\', '/'))
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const idleIsland = /data-island="(\w+)" data-when="idle"/g

/** What a document fetches without being touched: the module that hydrates its islands first, then those that are not in it. */
function filesOf(html: string, { files, own }: IslandFiles): string[] {
  const later = [...html.matchAll(idleIsland)].flatMap(([, name = '']) => own[name] ?? [])
  return [...new Set([...files, ...later])].map((file) => `/${file}`)
}

/** Where React Router keeps the data of a screen. */
export const dataFile = (path: string) => `${path.slice(1)}.data`

const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
/** Every host of plain files knows Page Not Found by its name. */
const fileOf = (path: string) => (path === '/404' ? '404.html' : join(path, 'index.html').slice(1))
