import { join } from 'node:path'
import type { UserConfig } from 'vite'

const operator = {
  name: process.env.OPERATOR_NAME,
  address: process.env.OPERATOR_ADDRESS,
  email: process.env.OPERATOR_CONTACT_EMAIL,
  phone: process.env.OPERATOR_PHONE,
  registerNumber: process.env.OPERATOR_REGISTER_NUMBER,
  vatNumber: process.env.OPERATOR_VAT_NUMBER,
  publicationDirector: process.env.OPERATOR_PUBLICATION_DIRECTOR,
  host: process.env.OPERATOR_HOST,
  mediator: process.env.OPERATOR_MEDIATOR,
}

/** What screens and documents are built with. */
export const sharedSettings = {
  define: {
    __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
    __RULES_EDITION__: JSON.stringify(process.env.RULES_EDITION ?? ''),
    __OPERATOR__: JSON.stringify(operator),
  },
  resolve: {
    alias: [
      // Lucide's own function brings 2 kB to every page; ours draws the same from the same data.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'app', 'ui', 'create-icon.tsx'),
      },
    ],
  },
  // So that the finished pages hold the same drawings.
  ssr: { noExternal: ['lucide-react'] },
} satisfies UserConfig
