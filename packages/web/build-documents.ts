// Builds the module that writes the documents, into the folder of the first argument. Called by
// tools/site/documents-build.ts.
import { join } from 'node:path'
import { build } from 'vite'

const [folder = ''] = process.argv.slice(2)
await build({
  configFile: join(import.meta.dirname, 'vite.documents.config.ts'),
  build: { outDir: folder },
})
