import type { Config } from '@react-router/dev/config'
import { routedPaths } from './app/routes/public-paths.ts'

/**
 * Every screen is rendered to HTML at build time, so any web server can serve it. `app/documents` writes the documents.
 */
export default {
  appDirectory: 'app',
  ssr: false,
  // Set by the caller of a build (tools/bootstrap.mjs).
  buildDirectory: process.env.SITE_BUILD ?? 'build/by-hand',
  prerender: routedPaths,
} satisfies Config
