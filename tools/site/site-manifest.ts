import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { InlineHashes } from '@retour/server/src/site/page-policy.ts'
import type { SitePage } from './finish-pages.ts'

export const manifestName = 'site-manifest.json'

type ManifestEntry = InlineHashes & { file: string; etag: string }

/** What the server needs to serve the site: pages by path, and the page for unknown paths. */
export type SiteManifest = {
  rulesEdition: string
  /** The name of this build; its pages need its own scripts. */
  buildId: string
  pages: Record<string, ManifestEntry>
  notFound: ManifestEntry
}

/** An edition and the folder of its pages. */
export type EditionFiles = { edition: RulesEditionId; folder: string }

/** Writes the manifest of an edition. Returns the build's name. */
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
