// The product as `npm start` runs it; where its data folder is new, a ready database is laid into it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layEmbedded } from '@retour/server/src/database/testing/fresh-embedded.ts'

const dataDir = process.env.DATA_DIR ?? ''
if (!existsSync(join(dataDir, 'database'))) await layEmbedded(dataDir)
await import('@retour/server/src/main.ts')
