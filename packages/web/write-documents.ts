// Runs the program that build-documents.ts has left in the folder that is named, and leaves beside it what the program
// wrote for RULES_EDITION. Ordered by tools/site/documents-build.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Program = typeof import('./app/documents/write-document.tsx')

const [folder = ''] = process.argv.slice(2)
const program = pathToFileURL(join(folder, 'write-document.js')).href
const { documentPaths, styles, writeDocument } = (await import(program)) as Program
const documents = documentPaths.map((path) => ({ path, html: writeDocument(path) }))
await writeFile(join(folder, `${process.env.RULES_EDITION}.json`), JSON.stringify({ styles, documents }))
