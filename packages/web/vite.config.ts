import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const port = Number(process.env.DEV_PORT ?? 3000)
const apiUrl = process.env.DEV_API_URL ?? 'http://127.0.0.1:3001'
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
const apiPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/fx', '/config.json', '/health', '/dev/mailbox']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
    __RULES_EDITION__: JSON.stringify(process.env.RULES_EDITION ?? ''),
    __OPERATOR__: JSON.stringify(operator),
  },
  // All of them are found at the start, so that no page waits for a second bundling.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file that stays cached when only the product changes.
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 2,
            },
            // What most screens use travels as one file: two dozen small ones cost more round trips than bytes.
            {
              name: 'frame',
              test: /(packages[\\/]domain|packages[\\/]web[\\/]app|lucide-react)[\\/]/,
              minShareCount: 4,
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
