import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PublicConfig } from '@retour/domain/wire/public-config'
import { openBuiltSite, type BuiltSite } from '../../packages/server/src/site/built-site.ts'
import { createPagePolicy } from '../../packages/server/src/site/page-policy.ts'
import { StartupError } from '../../packages/server/src/startup-error.ts'
import { contentRevision } from '../site/content-revision.ts'
import { siteDirectory } from '../site/site-paths.ts'
import { hostHeaders } from './host-headers.ts'

/** What the page's own server would say of itself; every address in full. */
export type StaticSiteConfig = PublicConfig & { apiUrl: `http${string}`; ratesUrl: `http${string}` }
export type StaticSite = { pageCount: number; fileCount: number; hasCanonicalOrigin: boolean }

/**
 * Writes the built site into a new or empty folder, for a host that knows nothing but files and a backend at
 * `config.apiUrl`: config.json in place of the server's answer, each page as `name.html` with its content policy inside,
 * and the headers that the host should send as `_headers`. Throws StartupError when there is no build, it was made for
 * another address, or the folder holds something.
 */
export async function writeStaticSite(
  folder: string,
  config: StaticSiteConfig,
  builtFolder: string = siteDirectory,
): Promise<StaticSite> {
  const site = openBuiltSite(builtFolder, config.rulesEdition)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty: name a new folder`)
  const home = await readFile(join(builtFolder, site.pages.get('/')?.file ?? 'index.html'), 'utf8')
  const canonical = /<link rel="canonical" href="(?<href>[^"]*)"/.exec(home)?.groups?.href ?? ''
  const hasCanonicalOrigin = canonical.startsWith('http')
  if (hasCanonicalOrigin && new URL(canonical).origin !== config.siteUrl)
    throw new StartupError(`the site was built for ${new URL(canonical).origin}: build it with SITE_URL set`)

  const write = async (path: string, content: string) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const revisions = await writePages(site, config, write)
  await write('config.json', `${JSON.stringify(config)}\n`)
  await write('_headers', hostHeaders(site.buildId, config))
  const pageFiles = new Set([...site.pages.values(), site.notFound].map(({ file }) => file))
  // The host compresses by itself.
  const others = [...site.files].filter((file) => !/\.(?:br|gz)$/.test(file) && !pageFiles.has(file))
  for (const file of others) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    if (file === 'sw.js') await write(file, await renewRevisions(join(builtFolder, file), revisions))
    else await copyFile(join(builtFolder, file), join(folder, file))
  }
  return { pageCount: pageFiles.size, fileCount: others.length, hasCanonicalOrigin }
}

/** Browsers look for it in the first kilobyte; scripts come later. */
const charset = '<meta charSet="utf-8"/>'

/** Where a page lies, so that hosts answer its address without a closing slash. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Gives what changed: the revision by which a page was kept, and its new one. */
async function writePages(
  site: BuiltSite,
  config: StaticSiteConfig,
  write: (path: string, content: string) => Promise<void>,
): Promise<Map<string, string>> {
  const policyOf = createPagePolicy({ ...config, callUrls: [config.apiUrl, config.ratesUrl] })
  const revisions = new Map<string, string>()
  const pages: [string, BuiltSite['notFound']][] = [...site.pages, ['/404', site.notFound]]
  for (const [path, { file, scriptHashes }] of pages) {
    const built = await readFile(join(site.folder, file), 'utf8')
    if (!built.includes(charset))
      throw new StartupError(`${file} is no page of this version: build the site anew`)
    const html = built.replace(charset, () => charset + policyTag(policyOf(scriptHashes)))
    revisions.set(contentRevision(built), contentRevision(html))
    await write(pageFile(path), html)
  }
  return revisions
}

/** Who may frame a page can only be said in a header. */
function policyTag(policy: string): string {
  const inside = policy
    .split('; ')
    .filter((part) => !part.startsWith('frame-ancestors'))
    .join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${inside.replaceAll('"', '&quot;')}"/>`
}

/** Browsers keep pages by the revision in the service worker: another policy is another page. */
async function renewRevisions(file: string, revisions: Map<string, string>): Promise<string> {
  let text = await readFile(file, 'utf8')
  for (const [before, after] of revisions) text = text.replaceAll(before, () => after)
  return text
}
