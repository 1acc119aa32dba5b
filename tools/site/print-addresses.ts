// Writes the printable guides that name the address of the site, for SITE_URL and RULES_EDITION, into the build that
// SITE_BUILD names. Ordered by tools/bootstrap.mjs; in a build they name none.
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readConfig } from '../../packages/server/src/config.ts'
import { addressedFolder } from '../../packages/server/src/site/addressed-guides.mjs'
import { endWhenUnwanted } from './end-when-unwanted.ts'
import { writeGuides } from './guides-pdf/write-guides.ts'
import { cutPrintFonts } from './print-fonts.ts'
import { buildDirectory } from './site-paths.ts'

endWhenUnwanted()
const { rulesEdition, siteUrl } = readConfig(process.env)
const landed = addressedFolder(buildDirectory, rulesEdition, siteUrl)
// Whole or not at all.
const draft = `${landed}.draft`
await rm(draft, { recursive: true, force: true })
await writeGuides({ edition: rulesEdition, siteUrl, fonts: await cutPrintFonts() }, draft)
await mkdir(dirname(landed), { recursive: true })
await rename(draft, landed)
