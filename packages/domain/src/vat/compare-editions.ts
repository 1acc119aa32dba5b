import { minimumToTheCent, formatPercent } from '../content/rule-text.ts'
import { fallbackRates } from '../money/exchange.ts'
import type { Money } from '../money/money.ts'
import { toMoney } from '../money/to-money.ts'
import { countries, type Country } from '../places/countries.ts'
import type { EditionRules } from './edition-record.ts'
import { estimateByRule } from './refund.ts'
import { recheckAfterDays } from './rules-to-check.ts'
import { daysAfter } from './days-after.ts'
import type { VatRule } from './vat-rule.ts'

/** The figures of a country in an edition, in the order of their rows. */
export const editionFigures = ['rate', 'minimum', 'share'] as const
export type EditionFigure = (typeof editionFigures)[number]

/** A figure of the edition in force beside the draft's, as text. `rule` is the draft's, with its source. */
export type ComparedFigure = {
  country: Country
  figure: EditionFigure
  before: string
  after: string
  isChanged: boolean
  rule: VatRule
}

const describeFigure: Record<EditionFigure, (rule: VatRule) => string> = {
  rate: ({ rate }) => formatPercent(rate),
  minimum: minimumToTheCent,
  share: ({ refundShare }) => formatPercent(refundShare),
}

/** Returns every figure of two editions side by side, the changed ones first. */
export function compareEditions(before: EditionRules, after: EditionRules): ComparedFigure[] {
  return countries
    .flatMap((country) =>
      editionFigures.map((figure): ComparedFigure => {
        const [old, next] = [describeFigure[figure](before[country]), describeFigure[figure](after[country])]
        return { country, figure, before: old, after: next, isChanged: old !== next, rule: after[country] }
      }),
    )
    .sort((one, other) => Number(other.isChanged) - Number(one.isChanged))
}

/** The refund of a purchase by both editions; `null` where it is not eligible. */
export type SampleEffect = {
  country: Country
  purchase: Money
  before: Money | null
  after: Money | null
  isChanged: boolean
}

const samples = ['50', '100', '100.01', '175.01', '1000'].map((euros) => toMoney(euros, 'EUR'))

/**
 * Returns the refunds by two editions for the same purchases, computed as the calculator does; the changed ones first.
 */
export function sampleEffects(before: EditionRules, after: EditionRules): SampleEffect[] {
  return countries
    .flatMap((country) =>
      samples.map((purchase): SampleEffect => {
        const refundBy = (rule: VatRule) => {
          const { isEligible, refund } = estimateByRule({ purchase, rule, rates: fallbackRates })
          return isEligible ? refund : null
        }
        const [old, next] = [refundBy(before[country]), refundBy(after[country])]
        return { country, purchase, before: old, after: next, isChanged: old?.cents !== next?.cents }
      }),
    )
    .sort((one, other) => Number(other.isChanged) - Number(one.isChanged))
}

/** Why an edition cannot be approved: nothing differs, or the source of a changed country is too weak. */
export type ApprovalBar =
  | { why: 'unchanged' | 'day-passed' }
  | { why: 'no-address' | 'no-law' | 'old-check' | 'later-law'; country: Country }

/**
 * Returns the reasons against approving an edition on a day (YYYY-MM-DD, Paris). Each changed country must name the
 * page it was read on; the page must be an authority's own or the act must be named; it must have been read within 90
 * days; and the law must be in force on the day the edition takes effect.
 */
export function approvalBars(
  before: EditionRules,
  { rules, effectiveOn }: { rules: EditionRules; effectiveOn: string },
  today: string,
): ApprovalBar[] {
  const changed = new Set(
    compareEditions(before, rules).flatMap(({ isChanged, country }) => (isChanged ? country : [])),
  )
  return [
    ...(effectiveOn < today ? [{ why: 'day-passed' as const }] : []),
    ...(changed.size === 0 ? [{ why: 'unchanged' as const }] : []),
    ...[...changed].flatMap((country) => barsOf(rules[country], effectiveOn, today)),
  ]
}

function barsOf(rule: VatRule, effectiveOn: string, today: string): ApprovalBar[] {
  const { country, source, sourceKind, act, checkedOn, validFrom } = rule
  const reasons = [
    !/^https?:\/\//.test(source) && 'no-address',
    sourceKind !== 'official' && act === undefined && 'no-law',
    (daysAfter(checkedOn, recheckAfterDays) < today || checkedOn > today) && 'old-check',
    validFrom > effectiveOn && 'later-law',
  ] as const
  return reasons.flatMap((why) => (why ? { why, country } : []))
}
