import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { sharedSettings } from './vite-settings.ts'

/**
 * The build of the module that writes the documents (tools/site/documents). It runs while the site is built, never in a
 * browser.
 */
export default defineConfig({
  ...sharedSettings,
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  // Hides warnings about Lucide's "use client", which has no effect here.
  logLevel: 'error',
  build: {
    ssr: join(import.meta.dirname, 'app', 'documents', 'write-document.tsx'),
    emptyOutDir: true,
    copyPublicDir: false,
  },
})
