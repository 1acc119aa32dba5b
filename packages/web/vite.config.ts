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
  // All of them are found at the start, so that no page waits for a second bundling.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
  build: {
    target: browserTargets('defaults'),
    // A document names by itself what it fetches; a list of what each island needs would come with all of them. What the
    // calculator of home asks for later is small, and asked for before it is needed.
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) =>
        /^assets\/(?:islands|home|calculator-form)-/.test(hostId) ? [] : files,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Of the 1,700 icons of Lucide those that are used are read.
      experimental: { lazyBarrel: true },
      output: {
        // A shared file is otherwise named after everything that shares it.
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
            // What acts on home at once has one file,
            {
              name: 'home',
              test: /documents[\\/]home[\\/](home-calculator|home-sky|use-chosen-sky|first-place|wait-until-left|assistant-link)\./,
              priority: 1,
            },
            // each island of a country one, with all that it imports,
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
            // and what screens share travels in files of those that share it: nobody loads another's parts. Forms'
            // schemas stay outside: whoever got one with its neighbors would load the validator too.
            {
              name: 'screens',
              test: /^(?!.*[\\/]domain[\\/]src[\\/](?:accounts|booking|leads)[\\/]).*(?:packages[\\/]domain|packages[\\/]web[\\/]app|lucide-react)[\\/]/,
              minShareCount: 4,
              entriesAware: true,
              // More would join what every visitor needs with what brings a library for somebody who is signed in.
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
