// Runs the module that build-documents.ts has built in the folder of the first argument. Writes the documents for
// RULES_EDITION as JSON to the file of the second argument. Called by tools/site/documents-build.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type DocumentWriter = typeof import('./app/documents/write-document.tsx')

const [folder = '', output = ''] = process.argv.slice(2)
const writerUrl = pathToFileURL(join(folder, 'write-document.js')).href
const { documentPaths, styles, writeDocument } = (await import(writerUrl)) as DocumentWriter
const documents = documentPaths.map((path) => ({ path, html: writeDocument(path) }))
await writeFile(output, JSON.stringify({ styles, documents }))
