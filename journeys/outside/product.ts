// Runs the product as `npm start` does. A new data folder gets a prepared database.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layEmbedded } from '@retour/server/src/database/testing/fresh-embedded.ts'

const dataDir = process.env.DATA_DIR ?? ''
if (!existsSync(join(dataDir, 'database'))) await layEmbedded(dataDir)
await import('@retour/server/src/main.ts')
