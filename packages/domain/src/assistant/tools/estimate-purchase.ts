import { trueComparison, whatCanStillWork } from '../../content/eligibility.ts'
import { estimateNote } from '../../content/estimate-note.ts'
import { formatLongDay } from '../../content/format-day.ts'
import { minimumToTheCent, formatPercent } from '../../content/rule-text.ts'
import { lawRemark, twoAnswers } from '../../content/two-answers.ts'
import { formatMoney, type Money } from '../../money/money.ts'
import { countryName, type Country } from '../../places/countries.ts'
import { compareWithLaw } from '../../vat/compare-with-law.ts'
import type { Library, Sourced } from './library.ts'
import { ruleCitation } from './rule-citation.ts'

/** The estimate of a purchase, formatted. */
export type Estimate = Sourced & {
  country: Country
  countryName: string
  purchase: string
  isEligible: boolean
  /** "EUR 208.33"; only for an eligible purchase. */
  vat: string | null
  refund: string | null
  rate: string
  minimum: string
  /** The minimum with its comparison: "at least EUR 90.16". */
  minimumText: string
  /** What is missing to the minimum, in euros; null if nothing is. */
  missing: string | null
  /** For other currencies: the price in euros and the day of the exchange rate. */
  inEuros: { euros: string; ratesOf: string } | null
  note: string
  /** Both answers, if the edition and today's law decide differently. */
  answers: { headline: string; guide: string; law: string; ask: string; atRate: string | null } | null
  /** Today's law, if it decides the same with another minimum. */
  lawNote: string | null
}

/**
 * Estimates the refund of a purchase by the edition's rules, with the calculator's own function (vat/refund). All
 * figures are formatted. Throws RangeError for an invalid amount.
 */
export function estimatePurchase(
  purchase: Money,
  country: Country,
  { editionId, rates }: Pick<Library, 'editionId' | 'rates'>,
): Estimate {
  const comparison = compareWithLaw({ purchase, country, editionId, rates })
  const found = comparison.edition
  const both = twoAnswers(comparison)
  const name = countryName(country)
  const missingCents = -found.euroCentsAboveMinimum
  return {
    country,
    countryName: name,
    purchase: formatMoney(purchase),
    isEligible: found.isEligible,
    vat: found.isEligible ? formatMoney(found.vat) : null,
    refund: found.isEligible ? formatMoney(found.refund) : null,
    rate: formatPercent(found.rule.rate),
    minimum: formatMoney(found.minimum),
    minimumText: minimumToTheCent(found.rule),
    missing: found.isEligible ? null : formatMoney({ currency: 'EUR', cents: missingCents }),
    inEuros:
      purchase.currency === 'EUR'
        ? null
        : { euros: formatMoney(found.euros), ratesOf: formatLongDay(rates.date) },
    note: found.isEligible
      ? estimateNote(found)
      : [trueComparison(found.rule), whatCanStillWork(country)].filter(Boolean).join(' '),
    answers: both && {
      headline: both.headline,
      guide: both.guide.line,
      law: both.law.line,
      ask: both.ask,
      atRate: both.atRate,
    },
    lawNote: lawRemark(comparison)?.text ?? null,
    citations: [
      ruleCitation(editionId),
      { title: `Calculator for ${name}`, path: `/vat-calculator/${country}`, dated: 'the same rules' },
    ],
  }
}
