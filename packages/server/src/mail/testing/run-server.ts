import { flushCompileCache } from 'node:module'
import { readConfig } from '#server/config'
import { startServer } from '#server/start-server'

// Runs the product's server as a process without pages, for tests that kill it.
const { url } = await startServer(readConfig(process.env), { siteFolder: null, opensAssistant: false })
flushCompileCache()
process.send?.(url)
