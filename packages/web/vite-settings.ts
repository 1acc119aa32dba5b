import { join } from 'node:path'
import type { UserConfig } from 'vite'

/** What screens and documents are built with. */
export const sharedSettings = {
  resolve: {
    alias: [
      // Lucide's own function brings 2 kB to every page; ours draws the same from the same data.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'app', 'ui', 'create-icon.tsx'),
      },
      // The runtime of the messages chooses a language, which is 1 kB on every page; the site has one.
      { find: /^\.\.\/runtime\.js$/, replacement: join(import.meta.dirname, 'one-language.ts') },
    ],
  },
  // So that the finished pages hold the same drawings.
  ssr: { noExternal: ['lucide-react'] },
} satisfies UserConfig
