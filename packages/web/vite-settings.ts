import { join } from 'node:path'
import type { UserConfig } from 'vite'

/** The Vite settings that screens and documents share. */
export const sharedSettings = {
  resolve: {
    alias: [
      // Lucide's own function adds 2 kB to every page; ours draws the same from the same data.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'app', 'ui', 'create-icon.tsx'),
      },
      // The runtime of the messages chooses a language, which adds 1 kB to every page; the site has one language.
      { find: /^\.\.\/runtime\.js$/, replacement: join(import.meta.dirname, 'one-language.ts') },
    ],
  },
  // Bundled here too, so that the rendered HTML has the same icons.
  ssr: { noExternal: ['lucide-react'] },
} satisfies UserConfig
