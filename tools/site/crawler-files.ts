import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalPaths } from '../../packages/web/app/routes/public-paths.ts'
import { siteDirectory } from './site-paths.ts'

/** /robots.txt and /sitemap.xml. Both want full addresses; without SITE_URL the local one stands in. */
export async function writeCrawlerFiles(): Promise<void> {
  const origin = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '')
  const urls = canonicalPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  await writeFile(join(siteDirectory, 'sitemap.xml'), sitemap)
  await writeFile(
    join(siteDirectory, 'robots.txt'),
    `User-agent: *\nDisallow: /dev/\nSitemap: ${origin}/sitemap.xml\n`,
  )
}
