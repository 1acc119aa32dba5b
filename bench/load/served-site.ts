import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readConfig } from '@retour/server/src/config.ts'
import { openBuiltSite } from '@retour/server/src/site/built-site.ts'
import { createFill } from '@retour/server/src/site/fill-marks.ts'
import { type FilledSite, fillSite } from '@retour/server/src/site/fill-site.ts'
import { siteDirectory } from '../../tools/site/site-paths.ts'

/** The site as a server at this address serves it. */
export function openServedSite(siteUrl: string): FilledSite {
  const settings = readConfig({ SITE_URL: siteUrl })
  return fillSite(openBuiltSite(siteDirectory, settings), createFill(settings))
}

/** Lays the same pages and files out for a server of plain files, each page with its gzip form. */
export async function layOutSite(site: FilledSite, folder: string): Promise<void> {
  await cp(siteDirectory, folder, { recursive: true })
  for (const { file } of [...site.pages.values(), site.notFound]) {
    const html = await site.read(file, 'identity')
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), html)
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(html, { level: 9 }))
  }
}
