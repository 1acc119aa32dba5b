import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'

// The product as its own process, as main.ts starts it, with the site in the folder that the first argument names.
enableCompileCache(resolve(import.meta.dirname, '../../../../node_modules/.cache/retour-server'))
const { runUntilStopped } = await import('#server/run-until-stopped')
await runUntilStopped(process.env, { siteFolder: process.argv[2] ?? '' })
flushCompileCache()
