import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangedLocation } from '@retour/domain/places/refund-locations'
import { registeredEdition } from '@retour/domain/vat/known-editions'
import { type RulesEditionId, rulesEditionIds, type ShippedEditionId } from '@retour/domain/vat/rules'
import { runProduction } from './run-production.ts'
import { buildDirectory, documentsFolder, sharedEdition, webDirectory } from './site-paths.ts'

/** A document as `packages/web/app/documents` renders it, before it is completed. */
export type WrittenDocument = { path: string; html: string }
/** The documents of one edition; each contains the styles of the whole site. */
export type WrittenDocuments = { styles: string; documents: WrittenDocument[] }

const failure = 'The documents could not be written:'

/**
 * Builds the module that writes the documents, beside React Router's build, and writes every document for every shipped
 * edition. Rejects with all output of a failed step.
 */
export async function documentsBuild(): Promise<Record<ShippedEditionId, WrittenDocuments>> {
  // A separate folder, because React Router empties the build's folder when it starts.
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

/** Moves that module into the finished build, for later editions. */
export const storeDocumentsBuild = () => rename(`${buildDirectory}-documents`, documentsFolder)

/**
 * Writes every document for an edition, shipped or learned, and changed locations, with the module of `documentsBuild`
 * in a folder.
 */
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
