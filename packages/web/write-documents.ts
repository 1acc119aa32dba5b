// Runs the writerUrl that build-documents.ts has left in the folder that is named first, and leaves what it wrote for
// RULES_EDITION in the file that is named second. Ordered by tools/site/documents-build.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type DocumentWriter = typeof import('./app/documents/write-document.tsx')

const [folder = '', output = ''] = process.argv.slice(2)
const writerUrl = pathToFileURL(join(folder, 'write-document.js')).href
const { documentPaths, styles, writeDocument } = (await import(writerUrl)) as DocumentWriter
const documents = documentPaths.map((path) => ({ path, html: writeDocument(path) }))
await writeFile(output, JSON.stringify({ styles, documents }))
