import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RulesEditionId, rulesEditionIds } from '@retour/domain/vat/rules'
import { runProduction } from './run-production.ts'
import { buildDirectory, sharedEdition, webDirectory } from './site-paths.ts'

/** A document as `packages/web/app/documents` writes it, before it is finished. */
export type WrittenDocument = { path: string; html: string }
/** Those of one edition; each carries the styles of the whole site. */
export type WrittenDocuments = { styles: string; documents: WrittenDocument[] }

/** As long as the build lasts; beside its folder, which React Router empties as it begins. */
const folder = `${buildDirectory}-documents`

/** Writes every document for every edition, beside React Router's build. Rejects with everything that was printed. */
export async function documentsBuild(): Promise<Record<RulesEditionId, WrittenDocuments>> {
  const failure = 'The documents could not be written:'
  const run = (script: string, edition: string) =>
    runProduction([join(webDirectory, script), folder], { failure, edition })
  await run('build-documents.ts', sharedEdition)
  const read = async (edition: RulesEditionId) => {
    await run('write-documents.ts', edition)
    const written = await readFile(join(folder, `${edition}.json`), 'utf8')
    return [edition, JSON.parse(written) as WrittenDocuments] as const
  }
  const written = Object.fromEntries(await Promise.all(rulesEditionIds.map(read)))
  await rm(folder, { recursive: true })
  return written as Record<RulesEditionId, WrittenDocuments>
}
