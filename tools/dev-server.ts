// The API without pages, for tools/dev.ts, which serves those through Vite under its own address.
import { readConfig } from '../packages/server/src/config.ts'
import { startServer } from '../packages/server/src/start-server.ts'

const config = readConfig(process.env)
const running = await startServer(config, { siteFolder: null })
process.stdout.write(`The API answers at ${config.siteUrl}; data is kept in ${config.dataDir}\n`)
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
