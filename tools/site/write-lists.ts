import type { SitePage } from './finish-pages.ts'
import { type EditionFiles, writeSiteManifest } from './site-manifest.ts'
import { writeServiceWorker } from './write-service-worker.ts'

/** Writes the lists of an edition's pages: the manifest for the server and the service worker for browsers. */
export async function writeLists(files: EditionFiles, pages: SitePage[]) {
  const buildId = await writeSiteManifest(files, pages)
  return writeServiceWorker(pages, { folder: files.folder, buildId })
}
