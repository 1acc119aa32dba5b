import * as z from 'zod/mini'
import { countries, type Country } from '../places/countries.ts'
import type { VatRule } from './vat-rule.ts'

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const dayOrMonth = z.union([z.iso.date(), z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))])
/** A number with limited decimals: shares in thousandths, money in cents. */
const decimals = (count: number) =>
  z.refine<number>((value) => Math.round(value * 10 ** count) / 10 ** count === value)
const sourceKinds = ['official', 'secondary'] as const
const source = z.strictObject({
  name: words(160),
  url: words(500).check(z.regex(/^https?:\/\/\S+$/)),
  kind: z.enum(sourceKinds),
})

/**
 * A country's rule in an edition (`VatRule`). Shipped editions and those of the desk are both validated with this
 * schema.
 */
export const vatRuleRecord = z.strictObject({
  country: z.enum(countries),
  rate: z.number().check(z.minimum(0.01), z.maximum(0.3), decimals(3)),
  minimumPurchase: z.number().check(z.minimum(0), z.maximum(10_000), decimals(2)),
  comparison: z.enum(['at-least', 'more-than']),
  refundShare: z.number().check(z.minimum(0.01), z.maximum(1), decimals(3)),
  validFrom: dayOrMonth,
  act: z.exactOptional(words(120)),
  source: words(500),
  sourceName: words(160),
  sourceKind: z.enum([...sourceKinds, 'product']),
  conditions: z.exactOptional(source),
  checkedOn: dayOrMonth,
}) satisfies z.ZodMiniType<VatRule>

const ruleOf = (country: Country) =>
  vatRuleRecord.check(z.refine((rule) => rule.country === country, { path: ['country'] }))

/** The rules of all four countries. */
export const editionRules = z.strictObject({
  france: ruleOf('france'),
  spain: ruleOf('spain'),
  italy: ruleOf('italy'),
  germany: ruleOf('germany'),
})
export type EditionRules = z.infer<typeof editionRules>

/** A draft of the desk: a name, the rules, and the day (YYYY-MM-DD, Europe/Paris) from whose start they apply. */
export const editionDraft = z.strictObject({
  name: words(80),
  effectiveOn: z.iso.date(),
  rules: editionRules,
})
export type EditionDraft = z.infer<typeof editionDraft>
