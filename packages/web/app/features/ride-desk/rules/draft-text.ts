import type { EditionDraft, EditionRules } from '@retour/domain/vat/edition-record'
import type { VatRule } from '@retour/domain/vat/vat-rule'
import { countries, type Country } from '@retour/domain/places/countries'

/** A country's rule as typed. Rate and share are in percent, the minimum in euros. */
export type RuleText = {
  rate: string
  minimumPurchase: string
  comparison: VatRule['comparison']
  refundShare: string
  validFrom: string
  act: string
  source: string
  sourceName: string
  sourceKind: VatRule['sourceKind']
  checkedOn: string
}
export type DraftText = {
  name: string
  effectiveOn: string
  rules: Record<Country, RuleText>
  /** The edition from which it started; it provides all values that are not typed. */
  base: EditionRules
}

const percentText = (share: number) => String(Math.round(share * 1000) / 10)
/** Parses a number; NaN if it is invalid, which the parser of editions refuses. */
const numberOf = (text: string) =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
const shareOf = (percent: string) => Number((numberOf(percent) / 100).toFixed(6))

const textOf = (rule: VatRule): RuleText => ({
  rate: percentText(rule.rate),
  minimumPurchase: String(rule.minimumPurchase),
  comparison: rule.comparison,
  refundShare: percentText(rule.refundShare),
  validFrom: rule.validFrom,
  act: rule.act ?? '',
  source: rule.source,
  sourceName: rule.sourceName,
  sourceKind: rule.sourceKind,
  checkedOn: rule.checkedOn,
})

function ruleOf({ act, ...text }: RuleText, { country, conditions }: VatRule): VatRule {
  return {
    country,
    ...text,
    rate: shareOf(text.rate),
    minimumPurchase: numberOf(text.minimumPurchase),
    refundShare: shareOf(text.refundShare),
    ...(act.trim() && { act }),
    // The authority's own page, if the source is not the authority.
    ...(conditions && text.sourceKind === 'secondary' && { conditions }),
  }
}

const ofAll = <Value>(make: (country: Country) => Value) =>
  Object.fromEntries(countries.map((country) => [country, make(country)])) as Record<Country, Value>

/** Returns a draft to edit, based on an edition. */
export const startDraft = (
  base: EditionRules,
  { name, effectiveOn }: Pick<EditionDraft, 'name' | 'effectiveOn'>,
): DraftText => ({ name, effectiveOn, base, rules: ofAll((country) => textOf(base[country])) })

/** Converts the input to the format that the parser of editions validates. */
export const readDraft = ({ name, effectiveOn, rules, base }: DraftText) => ({
  name,
  effectiveOn,
  rules: ofAll((country) => ruleOf(rules[country], base[country])),
})
