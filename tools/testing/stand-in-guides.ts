// The bootstrap of a test's clone runs this as tools/site/print-addresses.ts. It writes one guide with the address.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressedFolder } from '../../packages/server/src/site/addressed-guides.mjs'

const { SITE_BUILD = '', SITE_URL = '', RULES_EDITION = 'guide-2025-05' } = process.env
const folder = addressedFolder(SITE_BUILD, RULES_EDITION, SITE_URL)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'guide.pdf'), SITE_URL)
