// Builds the program that writes the documents into the folder that is named, runs it, and leaves what it wrote there:
// `node packages/web/write-documents.ts <folder>`, ordered by tools/site/documents-build.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

type Program = typeof import('./app/documents/write-document.tsx')

const [folder = ''] = process.argv.slice(2)
await build({
  configFile: join(import.meta.dirname, 'vite.documents.config.ts'),
  build: { outDir: folder },
})
const program = pathToFileURL(join(folder, 'write-document.js')).href
const { documentPaths, writeDocument } = (await import(program)) as Program
const written = documentPaths.map((path) => ({ path, html: writeDocument(path) }))
await writeFile(join(folder, 'written.json'), JSON.stringify(written))
