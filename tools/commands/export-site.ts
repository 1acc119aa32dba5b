import { resolve } from 'node:path'
import { openTileArchive } from '../../packages/server/src/map-tiles/open-archive.ts'
import { tilesAddress } from '../../packages/server/src/map-tiles/tile-routes.ts'
import { StartupError } from '../../packages/server/src/startup-error.ts'
import { writeStaticSite, type StaticSiteConfig } from '../static-site/write-static-site.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run export-site -- <new folder>', 1, async (config, word) => {
  const { siteUrl, mapStyleUrl, rulesEdition, operator, operatorEmail, publishableKey } = config
  for (const name of ['SITE_URL', 'API_URL', 'PUBLISHABLE_KEY'])
    if (!process.env[name]) throw new StartupError(`the setting ${name} must be given`)
  const apiUrl = config.apiUrl as StaticSiteConfig['apiUrl']
  const tiles = config.mapTiles === null ? null : await openTileArchive(config.mapTiles)
  await tiles?.close()
  const folder = resolve(word)
  const written = await writeStaticSite(folder, {
    config: {
      apiUrl,
      // A hosted Supabase has no exchange rates, so FX_URL names the worker's /fx or a public service.
      ratesUrl: process.env.FX_URL ? (config.fxUrl as StaticSiteConfig['ratesUrl']) : `${apiUrl}/fx`,
      publishableKey: publishableKey ?? '',
      mapStyleUrl,
      // The backend at that URL serves the same archive.
      mapTilesUrl: tiles && apiUrl + tilesAddress(tiles),
      rulesEdition,
      siteUrl,
      operatorEmail,
      features: { mailbox: false },
    },
    operator,
  })
  return `${written.pageCount} pages and ${written.fileCount} files written to ${folder}`
})
