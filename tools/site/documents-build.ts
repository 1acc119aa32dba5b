import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runProduction } from './run-production.ts'
import { buildDirectory, webDirectory } from './site-paths.ts'

/** A document as `packages/web/app/documents` writes it, before it is finished. */
export type WrittenDocument = { path: string; html: string }

/** As long as the build lasts; beside its folder, which React Router empties as it begins. */
const folder = `${buildDirectory}-documents`

/** Writes every document, beside React Router's build. Rejects with everything that was printed. */
export async function documentsBuild(): Promise<WrittenDocument[]> {
  await runProduction(
    [join(webDirectory, 'write-documents.ts'), folder],
    'The documents could not be written:',
  )
  const written = JSON.parse(await readFile(join(folder, 'written.json'), 'utf8')) as WrittenDocument[]
  await rm(folder, { recursive: true })
  return written
}
