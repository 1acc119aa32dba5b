import type { Config } from '@react-router/dev/config'
import { publicPaths } from './app/routes/public-paths.ts'

/** Every public URL is finished HTML at build time; any web server can hand it out. */
export default {
  appDirectory: 'app',
  ssr: false,
  // Set by whoever orders a build (tools/bootstrap.mjs).
  buildDirectory: process.env.SITE_BUILD ?? 'build/by-hand',
  prerender: publicPaths,
} satisfies Config
