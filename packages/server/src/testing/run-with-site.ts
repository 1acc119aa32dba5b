import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { runUntilStopped } from '#server/run-until-stopped'
import type { ProcessOptions } from './server-process.ts'

// Runs the product as main.ts does, with the site in the folder of the first argument.
const { noticedBy, ...options } = JSON.parse(process.env.START_OPTIONS ?? '{}') as ProcessOptions
const noticed = noticedBy && once(process, noticedBy)
await runUntilStopped(process.env, {
  siteFolder: process.argv[2] ?? '',
  opensAssistant: false,
  ...options,
  ...(noticed && { waitUntilNoticed: async () => void (await noticed) }),
})
flushCompileCache()
