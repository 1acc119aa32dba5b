import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import type { ProcessOptions } from './server-process.ts'

// The product as its own process, as main.ts starts it, with the site in the folder that the first argument names.
enableCompileCache(resolve(import.meta.dirname, '../../../../node_modules/.cache/retour-server'))
const { noticedBy, ...options } = JSON.parse(process.env.START_OPTIONS ?? '{}') as ProcessOptions
const noticed = noticedBy && once(process, noticedBy)
const { runUntilStopped } = await import('#server/run-until-stopped')
await runUntilStopped(process.env, {
  siteFolder: process.argv[2] ?? '',
  ...options,
  ...(noticed && { untilNoticed: async () => void (await noticed) }),
})
flushCompileCache()
