import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageParts, SitePage } from './finish-pages.ts'
import { manifestName, type SiteManifest } from './site-manifest.ts'
import { documentsFolder, siteDirectory } from './site-paths.ts'

// With this file a later edition is written for a build without bundling again.
const partsFile = join(documentsFolder, 'page-parts.json')

/** Stores the names of a build's bundles in the build. */
export const storePageParts = (parts: PageParts) => writeFile(partsFile, JSON.stringify(parts))

/** Reads these names. */
export const readPageParts = async () => JSON.parse(await readFile(partsFile, 'utf8')) as PageParts

/** Returns the pages of the shared edition as the build wrote them. */
export async function readSharedPages(): Promise<SitePage[]> {
  const { pages, notFound } = JSON.parse(
    await readFile(join(siteDirectory, manifestName), 'utf8'),
  ) as SiteManifest
  const entries = [...Object.entries(pages), ['/404', notFound] as const]
  return Promise.all(
    entries.map(async ([path, { file, scriptHashes, styleHashes }]) => ({
      path,
      file,
      html: await readFile(join(siteDirectory, file), 'utf8'),
      scriptHashes,
      styleHashes,
    })),
  )
}
