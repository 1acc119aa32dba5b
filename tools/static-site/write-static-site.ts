import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Operator } from '@retour/domain/content/legal/legal-page'
import type { PublicConfig } from '@retour/domain/wire/public-config'
import { openBuiltSite } from '../../packages/server/src/site/built-site.ts'
import { createFill } from '../../packages/server/src/site/fill-marks.ts'
import { type FilledSite, fillSite } from '../../packages/server/src/site/fill-site.ts'
import { createPagePolicy } from '../../packages/server/src/site/page-policy.ts'
import { StartupError } from '../../packages/server/src/startup-error.ts'
import { siteDirectory } from '../site/site-paths.ts'
import { hostHeaders } from './host-headers.ts'

/** The configuration that the page's own server would send; all URLs are absolute. */
export type StaticSiteConfig = PublicConfig & { apiUrl: `http${string}`; ratesUrl: `http${string}` }

/**
 * Writes the built site into a new or empty folder, for a static host and a backend at `config.apiUrl`: config.json
 * instead of the server's response, each page as `name.html` with its content policy inside, and the headers to send as
 * `_headers`. Returns the number of files. Throws StartupError if there is no build or the folder is not empty.
 */
export async function writeStaticSite(
  folder: string,
  { config, operator }: { config: StaticSiteConfig; operator: Operator },
  builtFolder: string = siteDirectory,
): Promise<{ pageCount: number; fileCount: number }> {
  const built = openBuiltSite(builtFolder, config)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty: name a new folder`)
  const policyOf = createPagePolicy({ ...config, callUrls: [config.apiUrl, config.ratesUrl] })
  // The settings on a page are part of its cache revision, and its policy is one of them.
  const site = fillSite(
    built,
    createFill({ ...config, operator }, policyOf({ scriptHashes: [], styleHashes: [] })),
  )

  const write = async (path: string, content: string | Buffer) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const pages: [string, FilledSite['notFound']][] = [...site.pages, ['/404', site.notFound]]
  for (const [path, page] of pages) {
    const { file } = page
    const html = (await site.read(file, 'identity')).toString('utf8')
    if (!html.includes(charset))
      throw new StartupError(`${file} is no page of this version: build the site anew`)
    await write(
      pageFile(path),
      html.replace(charset, () => charset + policyTag(policyOf(page))),
    )
  }
  await write('config.json', `${JSON.stringify(config)}\n`)
  await write('_headers', hostHeaders(site.buildId, config))
  // The host compresses files itself.
  const others = [...built.files.keys()].filter((path) => site.has(path))
  for (const path of others) await write(path, await site.read(path, 'identity'))
  return { pageCount: pages.length, fileCount: others.length }
}

/** Browsers look for it in the first kilobyte; scripts follow later. */
const charset = '<meta charSet="utf-8"/>'

/** Returns the file of a page, so that hosts serve its path without a trailing slash. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** `frame-ancestors` only works in a header. */
function policyTag(policy: string): string {
  const inside = policy
    .split('; ')
    .filter((part) => !part.startsWith('frame-ancestors'))
    .join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${inside.replaceAll('"', '&quot;')}"/>`
}
