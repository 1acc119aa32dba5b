import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { runUntilStopped } from '#server/run-until-stopped'
import type { ProcessOptions } from './server-process.ts'

// The product as its own process, as main.ts starts it, with the site in the folder that the first argument names.
const { noticedBy, ...options } = JSON.parse(process.env.START_OPTIONS ?? '{}') as ProcessOptions
const noticed = noticedBy && once(process, noticedBy)
await runUntilStopped(process.env, {
  siteFolder: process.argv[2] ?? '',
  opensAssistant: false,
  ...options,
  ...(noticed && { waitUntilNoticed: async () => void (await noticed) }),
})
flushCompileCache()
