import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { guideFile } from '@retour/domain/content/guides/guide-file'
import { fallbackRates } from '@retour/domain/money/exchange'
import { countries } from '@retour/domain/places/countries'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { rulesEditions } from '@retour/domain/vat/rules'
import { readMigrations } from '#server/database/migrate'

/** `empty` has nothing of the product, `ready` is the state after its first start. */
export type TemplateKind = 'empty' | 'ready'

/** A hash of everything that a migrated and seeded database is created from. Templates are named by it. */
export const templateMark = (): string => {
  const hash = createHash('sha256')
  for (const { name, sha256 } of readMigrations()) hash.update(name).update(sha256)
  for (const file of [
    '../preparation.sql',
    '../seed.ts',
    '../embedded-database.ts',
    './prepare-database.ts',
  ]) {
    hash.update(readFileSync(new URL(file, import.meta.url)))
  }
  hash.update(JSON.stringify([refundLocations, rulesEditions, fallbackRates, countries.map(guideFile)]))
  return hash.digest('hex').slice(0, 20)
}
