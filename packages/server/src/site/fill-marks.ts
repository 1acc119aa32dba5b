import { createHash } from 'node:crypto'
import { operatorText, type Operator } from '@retour/domain/content/legal/legal-page'
import { operatorFields, operatorMarks } from '@retour/domain/content/legal/operator-settings'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { editionMark, settingsMark, siteUrlMark } from '@retour/domain/wire/page-marks'

/** The settings that stand on pages. `siteUrl` is an origin without a closing slash. */
export type PageSettings = { siteUrl: string; rulesEdition: RulesEditionId; operator: Operator }

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
export function createFill({ siteUrl, rulesEdition, operator }: PageSettings, together = ''): FillMarks {
  const values = new Map<string, string>([
    [siteUrlMark, siteUrl],
    [editionMark, rulesEdition],
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
