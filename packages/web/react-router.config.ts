import type { Config } from '@react-router/dev/config'
import { publicPaths } from './app/routes/public-paths.ts'

/** Every public URL is finished HTML at build time; any web server can hand it out. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: publicPaths,
} satisfies Config
