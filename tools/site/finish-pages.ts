import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { islandFilesName, type IslandFiles } from '../../packages/web/islands-entry.ts'
import { type BundledStart, bundleStartScript, earlyScript, startScripts } from './bundle-start-script.ts'
import { addShortNames, renameInHtml, renameInStyles, shortenClasses } from './class-names.ts'
import type { WrittenDocument, WrittenDocuments } from './documents-build.ts'
import { fetchedFont, type FinishedPage, finishDocument, finishScreen } from './finish-page.ts'
import { openFoldingPicker, writeStyles } from './page-styles.ts'
import { siteDirectory } from './site-paths.ts'

export type SitePage = FinishedPage & { path: string; file: string }

export type PageFinisher = {
  /** Completes every screen in place and adds the documents. Returns all pages with their paths and files. */
  finishShared(documents: WrittenDocument[]): Promise<SitePage[]>
  /**
   * Completes the documents of another edition and writes those that differ from the shared pages into its folder.
   * Returns all pages.
   */
  finishEdition(folder: string, documents: WrittenDocument[], shared: SitePage[]): Promise<SitePage[]>
}

/** The style element of a document, without its styles. */
const emptyStyles = '<style></style>'
/** The empty style element that React Router writes into a screen. */
const screenStyles = '<style data-page-styles=""></style>'

/** The names of a build's bundles in its pages, and the short names of classes in its documents. */
export type PageParts = {
  islands: IslandFiles
  start: BundledStart
  stylesFile: string
  classNames: [name: string, short: string][]
}

/**
 * Makes these names, and writes the files that all pages share. Every document contains the styles of the whole site.
 */
export async function makePageParts({ styles, documents }: WrittenDocuments): Promise<PageParts> {
  const islands = JSON.parse(await readFile(join(siteDirectory, islandFilesName), 'utf8')) as IslandFiles
  // React Router's fallback page, and the build's own metadata, which are not needed.
  for (const leftover of ['index.html', '.vite'])
    await rm(join(siteDirectory, leftover), { recursive: true, force: true })
  const start = await bundleStartScript()
  const names = shortenClasses(
    documents.map(({ html }) => html.replace(styles, '')),
    styles,
  )
  // The start script loads the fonts.
  const stylesFile = await writeStyles(addShortNames(styles.replaceAll(fetchedFont, ''), names))
  return { islands, start, stylesFile, classNames: [...names] }
}

/** Returns the functions that complete pages with these styles and bundles. */
export function createFinisher(styles: string, { islands, stylesFile, ...parts }: PageParts): PageFinisher {
  const names = new Map(parts.classNames)
  const scripts = { ...startScripts(parts.start, names), early: earlyScript(parts.start) }
  const { start } = startScripts(parts.start, new Map())
  const pickStyles = openFoldingPicker(
    styles,
    start({ scripts: 'idle', files: [], fonts: [], isDocument: true }),
  )
  const document = ({ path, html: sourceHtml }: WrittenDocument): SitePage => {
    const picked = renameInStyles(pickStyles(sourceHtml.replace(styles, '')), names)
    const html = closeShapes(renameInHtml(sourceHtml.replace(styles, ''), names)).replace(
      emptyStyles,
      () => `<style>${picked}</style>`,
    )
    const files = [...filesOf(html, islands), stylesFile]
    return { path, file: fileOf(path), ...finishDocument(html, scripts, files) }
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

const shape = /(<(?:circle|ellipse|line|path|polyline|rect)\b[^>]*)><\/\w+>/g
/** Writes the empty elements of drawings as short as HTML allows. */
const closeShapes = (html: string) => html.replaceAll(shape, '$1/>')

const idleIsland = /data-island="(\w+)" data-when="idle"/g

/**
 * Returns the files that a document loads without a touch: the entry module of the islands, then the modules of its
 * idle islands.
 */
function filesOf(html: string, { files, own }: IslandFiles): string[] {
  const later = [...html.matchAll(idleIsland)].flatMap(([, name = '']) => own[name] ?? [])
  return [...new Set([...files, ...later])].map((file) => `/${file}`)
}

/** Returns the path of a screen's data file. */
export const dataFile = (path: string) => `${path.slice(1)}.data`

const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
/** Static hosts expect Page Not Found under this name. */
const fileOf = (path: string) => (path === '/404' ? '404.html' : join(path, 'index.html').slice(1))
