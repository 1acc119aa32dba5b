import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteUrlMark } from '@retour/domain/wire/page-marks'
import { canonicalPaths } from '../../packages/web/app/routes/public-paths.ts'
import { lastChanged } from './last-changed.ts'
import { siteDirectory } from './site-paths.ts'

/** Paths of APIs, which are not for readers. */
const closedToCrawlers = ['/auth/v1/', '/dev/', '/functions/v1/', '/fx/', '/rest/v1/', '/tiles/']

/** Writes /robots.txt and /sitemap.xml. Both need absolute URLs, so the server fills in its origin. */
export async function writeCrawlerFiles(): Promise<void> {
  const urls = canonicalPaths.map((path) => {
    const day = lastChanged(path)
    return `<url><loc>${siteUrlMark}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  await writeFile(join(siteDirectory, 'sitemap.xml'), sitemap)
  const closed = closedToCrawlers.map((path) => `Disallow: ${path}\n`).join('')
  await writeFile(
    join(siteDirectory, 'robots.txt'),
    `User-agent: *\n${closed}Sitemap: ${siteUrlMark}/sitemap.xml\n`,
  )
}
