// Runs the program that build-documents.ts has left in the folder that is named first, and leaves what it wrote for
// RULES_EDITION in the file that is named second. Ordered by tools/site/documents-build.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Program = typeof import('./app/documents/write-document.tsx')

const [folder = '', output = ''] = process.argv.slice(2)
const program = pathToFileURL(join(folder, 'write-document.js')).href
const { documentPaths, styles, writeDocument } = (await import(program)) as Program
const documents = documentPaths.map((path) => ({ path, html: writeDocument(path) }))
await writeFile(output, JSON.stringify({ styles, documents }))
