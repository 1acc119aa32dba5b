import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultEditionId } from '@retour/domain/vat/rules'
import type { SitePage } from './finish-pages.ts'
import { siteDirectory } from './site-paths.ts'

type ManifestEntry = { file: string; etag: string; scriptHashes: string[] }

/** What the server needs to hand out the site: pages by address, and the page for every other address. */
export type SiteManifest = {
  rulesEdition: string
  pages: Record<string, ManifestEntry>
  notFound: ManifestEntry
}

export async function writeSiteManifest(pages: SitePage[]): Promise<void> {
  const notFound = pages.find(({ file }) => file === '404.html')
  if (!notFound) throw new Error('The build wrote no Page Not Found.')
  const sorted = pages.filter((page) => page !== notFound).sort((a, b) => (a.path < b.path ? -1 : 1))
  const manifest: SiteManifest = {
    rulesEdition: process.env.RULES_EDITION || defaultEditionId,
    pages: Object.fromEntries(sorted.map((page) => [page.path, entryOf(page)])),
    notFound: entryOf(notFound),
  }
  await writeFile(join(siteDirectory, 'site-manifest.json'), JSON.stringify(manifest))
}

function entryOf({ file, html, scriptHashes }: SitePage): ManifestEntry {
  const sum = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { file, etag: `"${sum}"`, scriptHashes }
}
