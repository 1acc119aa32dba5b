import type { Config } from '@react-router/dev/config'
import { routedPaths } from './app/routes/public-paths.ts'

/** Every screen is finished HTML at build time; any web server can hand it out. Documents are written by `app/documents`. */
export default {
  appDirectory: 'app',
  ssr: false,
  // Set by whoever orders a build (tools/bootstrap.mjs).
  buildDirectory: process.env.SITE_BUILD ?? 'build/by-hand',
  prerender: routedPaths,
} satisfies Config
