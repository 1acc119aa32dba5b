import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readConfig } from '@retour/server/src/config.ts'
import { openBuiltSite } from '@retour/server/src/site/built-site.ts'
import { createFill } from '@retour/server/src/site/fill-marks.ts'
import { type FilledSite, fillSite } from '@retour/server/src/site/fill-site.ts'
import { siteDirectory } from '../../tools/site/site-paths.ts'

/** Opens the site as a server at this origin serves it. */
export function openServedSite(siteUrl: string): FilledSite {
  const settings = readConfig({ SITE_URL: siteUrl })
  return fillSite(openBuiltSite(siteDirectory, settings), createFill(settings))
}

/** Copies the same pages and files for a static server, each page with its gzip variant. */
export async function layOutSite(site: FilledSite, folder: string): Promise<void> {
  await cp(siteDirectory, folder, { recursive: true })
  for (const { file } of [...site.pages.values(), site.notFound]) {
    const html = await site.read(file, 'identity')
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), html)
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(html, { level: 9 }))
  }
}
