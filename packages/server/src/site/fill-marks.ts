import { createHash } from 'node:crypto'
import { operatorText, type Operator } from '@retour/domain/content/legal/legal-page'
import { operatorFields, operatorMarks } from '@retour/domain/content/legal/operator-settings'
import { registeredEdition } from '@retour/domain/vat/known-editions'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import {
  editionMark,
  editionRecordMark,
  newerEditionMark,
  settingsMark,
  siteUrlMark,
} from '@retour/domain/wire/page-marks'

/**
 * The settings in pages. `siteUrl` is an origin without a slash at the end, `rulesEdition` the edition of the pages,
 * `newerEdition` a sentence if another is in force.
 */
export type PageSettings = {
  siteUrl: string
  rulesEdition: RulesEditionId
  operator: Operator
  newerEdition?: string
}

/** Replaces the marks in a page. */
export type FillMarks = {
  /** Returns a text with the settings in place of the marks. */
  (text: string): string
  /** A hash of all settings. */
  settingsId: string
}

/**
 * Creates a function that fills the marks of the build (`wire/page-marks.ts`). `together` is added to the hash, for
 * callers that add more to pages.
 */
export function createFill(
  { siteUrl, rulesEdition, operator, newerEdition = '' }: PageSettings,
  together = '',
): FillMarks {
  const record = registeredEdition(rulesEdition)
  const values = new Map<string, string>([
    [siteUrlMark, siteUrl],
    [editionMark, rulesEdition],
    [editionRecordMark, record ? escapeText(JSON.stringify(record)) : ''],
    [newerEditionMark, escapeText(newerEdition)],
    ...operatorFields.map(
      (field) => [operatorMarks[field], escapeText(operatorText(operator, field))] as const,
    ),
  ])
  const settingsId = createHash('sha256')
    .update(JSON.stringify([...values, together]))
    .digest('base64url')
    .slice(0, 8)
  values.set(settingsMark, settingsId)
  const fill = (text: string) => text.replaceAll(anyMark, (mark) => values.get(mark) ?? mark)
  return Object.assign(fill, { settingsId })
}

const anyMark = new RegExp([siteUrlMark, '%[A-Z_]+%'].join('|').replaceAll('.', String.raw`\.`), 'g')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
