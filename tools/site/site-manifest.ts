import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { InlineHashes } from '@retour/server/src/site/page-policy.ts'
import type { SitePage } from './finish-pages.ts'

export const manifestName = 'site-manifest.json'

type ManifestEntry = InlineHashes & { file: string; etag: string }

/** What the server needs to hand out the site: pages by address, and the page for every other address. */
export type SiteManifest = {
  rulesEdition: string
  /** Names this build: pages of one build go with no other's scripts. */
  buildId: string
  pages: Record<string, ManifestEntry>
  notFound: ManifestEntry
}

/** Pages of an edition and the folder that they are written into. */
export type EditionFiles = { edition: RulesEditionId; folder: string }

/** Writes that of an edition and gives the build's name. */
export async function writeSiteManifest(
  { edition, folder }: EditionFiles,
  pages: SitePage[],
): Promise<string> {
  const notFound = pages.find(({ file }) => file === '404.html')
  if (!notFound) throw new Error('The build wrote no Page Not Found.')
  const sorted = pages.filter((page) => page !== notFound).sort((a, b) => (a.path < b.path ? -1 : 1))
  const entries = Object.fromEntries(sorted.map((page) => [page.path, entryOf(page)]))
  const buildId = createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 16)
  const manifest: SiteManifest = {
    rulesEdition: edition,
    buildId,
    pages: entries,
    notFound: entryOf(notFound),
  }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest))
  return buildId
}

function entryOf({ path: _, file, html, ...hashes }: SitePage): ManifestEntry {
  const sum = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { file, etag: `"${sum}"`, ...hashes }
}
