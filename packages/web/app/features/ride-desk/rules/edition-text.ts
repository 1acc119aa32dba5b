import { countryName } from '@retour/domain/places/countries'
import { approvalBars, type ApprovalBar, type EditionFigure } from '@retour/domain/vat/compare-editions'
import type { EditionRules } from '@retour/domain/vat/edition-record'
import { editionOn } from '@retour/domain/vat/edition-on-day'
import type { DeskEditions, OpenDraft } from '@retour/domain/wire/rules'
import { refusalOf } from '#app/backend/call-api.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'

/**
 * Returns the edition that is in force on a day, with its name; a shipped one until the first approved one takes
 * effect.
 */
export function inForceOn(
  { editions, shipped }: DeskEditions,
  day: string,
): { name: string; rules: EditionRules } {
  return editionOn(editions, day) ?? shipped[0]!
}

export const authorNames = (authors: readonly (string | null)[]): string =>
  authors.map((name) => name ?? m.desk_rules_somebody()).join(', ')

export const figureLabels: Record<EditionFigure, () => string> = {
  rate: m.desk_figure_rate,
  minimum: m.desk_figure_minimum,
  share: m.desk_figure_share,
}

/** Returns what prevents an approval, one sentence each. */
export const barsOf = (list: DeskEditions, draft: OpenDraft): string[] =>
  approvalBars(inForceOn(list, draft.effectiveOn).rules, draft, list.today).map(barText)

const ofCountry = {
  'no-address': m.desk_draft_bar_no_address,
  'no-law': m.desk_draft_bar_no_law,
  'old-check': m.desk_draft_bar_old_check,
  'later-law': m.desk_draft_bar_later_law,
}

function barText(bar: ApprovalBar): string {
  if ('country' in bar) return ofCountry[bar.why]({ country: countryName(bar.country) })
  return bar.why === 'unchanged' ? m.desk_draft_bar_unchanged() : m.desk_draft_bar_day_passed()
}

/** Returns why an action on a draft was refused. */
export function explainDraft(error: unknown): string {
  const { code } = refusalOf(error)
  if (code === 'changed_meanwhile' || code === 'unknown_draft') return m.desk_draft_changed()
  if (code === 'second_person') return m.desk_draft_second()
  if (code === 'not_ready') return m.desk_draft_not_yet()
  return failureReason(error)
}
