// Writes the printable guides with the site's address, for SITE_URL and RULES_EDITION, into the build at SITE_BUILD.
// Called by tools/bootstrap.mjs, because the guides of a build itself contain no address.
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readConfig } from '../../packages/server/src/config.ts'
import { addressedFolder } from '../../packages/server/src/site/addressed-guides.mjs'
import { endWithParent } from './end-with-parent.ts'
import { writeGuides } from './guides-pdf/write-guides.ts'
import { cutPrintFonts } from './print-fonts.ts'
import { buildDirectory } from './site-paths.ts'

endWithParent()
const { rulesEdition, siteUrl } = readConfig(process.env)
const landed = addressedFolder(buildDirectory, rulesEdition, siteUrl)
// Renamed when complete, so that the folder never holds a part.
const draft = `${landed}.draft`
await rm(draft, { recursive: true, force: true })
await writeGuides({ edition: rulesEdition, siteUrl, fonts: await cutPrintFonts() }, draft)
await mkdir(dirname(landed), { recursive: true })
await rename(draft, landed)
