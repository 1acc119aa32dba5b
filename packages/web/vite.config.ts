import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserTargets } from './browser-targets.ts'
import { documentsInDev } from './documents-in-dev.ts'
import { islandsEntry } from './islands-entry.ts'
import { sharedFiles } from './shared-files.ts'
import { sharedSettings } from './vite-settings.ts'

const port = Number(process.env.DEV_PORT ?? 3000)
const apiUrl = process.env.DEV_API_URL ?? 'http://127.0.0.1:3001'
const apiPaths = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/fx',
  '/config.json',
  '/tiles',
  '/health',
  '/mail/unsubscribe',
  '/mail/reminders',
  '/dev/mailbox',
]

export default defineConfig({
  ...sharedSettings,
  plugins: [tailwindcss(), reactRouter(), islandsEntry(), documentsInDev()],
  // All dependencies are found at the start, so that no page waits for a second bundling.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
  build: {
    target: browserTargets('defaults'),
    // A document lists its files itself; a list of each island's imports would be loaded with all of them. What the
    // home calculator loads later is small and requested early.
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) =>
        /^assets\/(?:islands|home|calculator-form)-/.test(hostId) ? [] : files,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Of Lucide's 1,700 icons only the used ones are parsed.
      experimental: { lazyBarrel: true },
      output: {
        // A shared file would otherwise be named after everything that shares it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            // Files that stay cached when only the product changes. Documents have no router.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 4,
            },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
            ...sharedFiles,
            // The islands of the home page that hydrate at once share one file,
            {
              name: 'home',
              test: /documents[\\/]home[\\/](home-calculator|home-sky|use-chosen-sky|first-place|wait-until-left|assistant-link)\./,
              priority: 1,
            },
            // each island of a country page has its own, with all its imports,
            {
              name: 'location-search',
              test: /features[\\/]refund-locations[\\/]location-search-form\.tsx/,
              priority: 1,
            },
            {
              name: 'guide-download',
              test: /features[\\/]guides[\\/]guide-download\.tsx/,
              priority: 1,
            },
            // and modules that screens share are grouped by the screens that share them, so no screen loads another's
            // parts. The schemas of forms are excluded: a group with one would load the validator too.
            {
              name: 'screens',
              test: /^(?!.*[\\/]domain[\\/]src[\\/](?:accounts|booking|leads)[\\/]).*(?:packages[\\/]domain|packages[\\/]web[\\/]app|lucide-react)[\\/]/,
              minShareCount: 4,
              entriesAware: true,
              // A higher limit would merge files for every visitor with files of a library for signed-in people.
              entriesAwareMergeThreshold: 400,
            },
          ],
        },
      },
    },
  },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiUrl }])),
  },
})
