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
 * The settings that stand on pages. `siteUrl` is an origin without a closing slash; `rulesEdition` what the pages were written
 * with; `newerEdition` a sentence where another is in force.
 */
export type PageSettings = {
  siteUrl: string
  rulesEdition: RulesEditionId
  operator: Operator
  newerEdition?: string
}

export type FillMarks = {
  /** Puts the settings where the build has left marks for them. */
  (text: string): string
  /** Stands for all the settings. */
  settingsId: string
}

/**
 * Fills the marks of the build in (`wire/page-marks.ts`). `together` is what else a page differs by, for those that add
 * to it.
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
