import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangedLocation } from '@retour/domain/places/refund-locations'
import { registeredEdition } from '@retour/domain/vat/known-editions'
import { type RulesEditionId, rulesEditionIds, type ShippedEditionId } from '@retour/domain/vat/rules'
import { runProduction } from './run-production.ts'
import { buildDirectory, documentsFolder, sharedEdition, webDirectory } from './site-paths.ts'

/** A document as `packages/web/app/documents` writes it, before it is finished. */
export type WrittenDocument = { path: string; html: string }
/** Those of one edition; each carries the styles of the whole site. */
export type WrittenDocuments = { styles: string; documents: WrittenDocument[] }

const failure = 'The documents could not be written:'

/**
 * Builds what writes the documents, beside React Router's build, and writes every document for every shipped edition. Rejects
 * with everything that was printed.
 */
export async function documentsBuild(): Promise<Record<ShippedEditionId, WrittenDocuments>> {
  // Beside the build's folder, which React Router empties as it begins, until that is done.
  const folder = `${buildDirectory}-documents`
  await runProduction([join(webDirectory, 'build-documents.ts'), folder], {
    failure,
    environment: { RULES_EDITION: sharedEdition },
  })
  const written = await Promise.all(
    rulesEditionIds.map(async (edition) => [edition, await writeDocuments(edition, { folder })] as const),
  )
  return Object.fromEntries(written) as Record<ShippedEditionId, WrittenDocuments>
}

/** Moves it into the finished build: further editions are written with it. */
export const storeDocumentsBuild = () => rename(`${buildDirectory}-documents`, documentsFolder)

/** Writes every document for an edition, shipped or learned, and changed locations, by what `documentsBuild` has left in a folder. */
export async function writeDocuments(
  edition: RulesEditionId,
  { folder = documentsFolder, locations = [] }: { folder?: string; locations?: readonly ChangedLocation[] },
): Promise<WrittenDocuments> {
  const output = join(folder, `${edition}-${process.pid}.json`)
  const record = registeredEdition(edition)
  await runProduction([join(webDirectory, 'write-documents.ts'), folder, output], {
    failure,
    environment: {
      RULES_EDITION: edition,
      EDITION_RECORD: record ? JSON.stringify(record) : '',
      CHANGED_LOCATIONS: JSON.stringify(locations),
    },
  })
  const written = JSON.parse(await readFile(output, 'utf8')) as WrittenDocuments
  await rm(output)
  return written
}
