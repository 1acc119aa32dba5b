import { checkedDate } from './checked-date.ts'
import { formatMoney } from '../money/money.ts'
import { toMoney } from '../money/to-money.ts'
import { fallbackRates } from '../money/exchange.ts'
import { countries, countryName, type Country } from '../places/countries.ts'
import { ageRules } from '../vat/age-rules.ts'
import { countingRules } from '../vat/counting-rules.ts'
import { datedRecords } from '../vat/dated-records.ts'
import { minimumFigure } from '../vat/minimum-text.ts'
import { exportClock, formClocks } from '../vat/export-clock.ts'
import { guideFigures } from '../vat/guide-figures.ts'
import { lawNote } from '../vat/law-note.ts'
import { payoutTerms } from '../vat/payout-terms.ts'
import { estimateRefund } from '../vat/refund.ts'
import { findEdition, findLaw, findRule, type RulesEditionId } from '../vat/rules.ts'
import {
  allCountings,
  bothCountings,
  bothCountingsShort,
  countedMinimum,
  editionCounting,
  lawCounting,
  minimumsOf,
  ownCounting,
} from './counting-text.ts'
import { formatMonth } from './format-day.ts'
import { formClockText, minimumText, formatPercent, validationSystem } from './rule-text.ts'

/** One country's numbers as pages print them: "EUR 100", "from EUR 100", "20%". */
export type CountryNumbers = {
  name: string
  rate: string
  /** The edition's minimum: "EUR 100", or "no minimum". */
  minimum: string
  /** With its comparison: "from EUR 100", "over EUR 70", "no minimum". */
  minimumText: string
  /** The same by today's law, with the month since when it applies, and the day of its last check. */
  lawMinimum: string
  lawMinimumText: string
  lawSince: string
  lawCheckedDate: string
  lawSource: string
  /** A sentence about the difference between the edition and today's law; null if there is none. */
  lawNote: string | null
  /** What counts as one purchase in the edition, and the minimum with it: "from EUR 100 in one store on one day". */
  counted: string
  minimumCounted: string
  /** How receipts add up by law. */
  lawCounting: string
  /** How receipts add up in the edition, in sentences and for a table cell. */
  counting: string
  countingShort: string
  /** What to do in the shop because of this. */
  countingAdvice: string
  /** The deadline to return a validated form, for a table cell and in sentences. */
  formBackShort: string
  formBack: string
  /** From which age somebody may be the buyer: "16", '' where no age was found; and in sentences who says so. */
  age: string
  ageRule: string
  /** "PABLO", "DIVA", "OTELLO" or "Customs desk". */
  validation: string
  /** Returns price, VAT and refund of a purchase in euros, formatted: "EUR 1,000.00". */
  example: (euros: number) => { price: string; vat: string; refund: string }
}

export type RuleNumbers = typeof guideFigures & {
  edition: RulesEditionId
  editionName: string
  guideMonth: string
  /** The minimums of some countries by the edition, and how they are counted, in a sentence. */
  minimumsOf: (...chosen: Country[]) => string
  /** The guide's own counting rule in a sentence; '' if it is that of the law. */
  ownCounting: string
  /** By when the goods must be out: the safe reading first, the law's beside it; `clockNote` beside the figure. */
  clock: string
  clockNote: string
  /** The sentences of what holds for now (vat/dated-records). */
  records: Record<keyof typeof datedRecords, string>
  /** How receipts add up in the edition, and by the law of each country. */
  countings: string
  /** The share of the VAT that the estimate counts with: "85%". */
  refundShare: string
  /** Within how many days a Spanish shop repays by itself: "15 days". */
  spanishShopPaysWithin: string
} & Record<Country, CountryNumbers>

/**
 * Returns every number in the text of pages, from the rules of an edition. Page texts never contain a number
 * themselves.
 */
export function ruleNumbers(edition: RulesEditionId): RuleNumbers {
  const ofCountry = (country: Country): CountryNumbers => {
    const rule = findRule(edition, country)
    const law = findLaw(edition, country)
    const figure = (chosen: typeof rule) =>
      chosen.minimumPurchase === 0 ? 'no minimum' : `EUR ${minimumFigure(chosen)}`
    return {
      name: countryName(country),
      rate: formatPercent(rule.rate),
      minimum: figure(rule),
      minimumText: minimumText(rule),
      lawMinimum: figure(law),
      lawMinimumText: minimumText(law),
      lawSince: formatMonth(law.validFrom),
      lawCheckedDate: checkedDate(law.checkedOn),
      lawSource: law.source,
      lawNote: lawNote(country, edition)?.text ?? null,
      counted: editionCounting(country, edition),
      minimumCounted: countedMinimum(country, edition),
      lawCounting: lawCounting(country),
      counting: bothCountings(country, edition),
      countingShort: bothCountingsShort(country, edition),
      countingAdvice: countingRules[country].advice,
      formBackShort: formClocks[country].short,
      formBack: formClockText(country),
      age: ageRules[country].age?.toString() ?? '',
      ageRule: ageRules[country].text,
      validation: validationSystem(country),
      example: (euros) => {
        const purchase = toMoney(euros, 'EUR')
        const { vat, refund } = estimateRefund({
          purchase,
          country,
          editionId: edition,
          rates: fallbackRates,
        })
        return { price: formatMoney(purchase), vat: formatMoney(vat), refund: formatMoney(refund) }
      },
    }
  }
  return {
    ...guideFigures,
    edition,
    editionName: findEdition(edition).name,
    ownCounting: ownCounting(edition),
    minimumsOf: (...chosen) => minimumsOf(chosen, edition),
    countings: allCountings(edition),
    records: Object.fromEntries(
      Object.entries(datedRecords).map(([name, { text }]) => [name, text]),
    ) as RuleNumbers['records'],
    clock: exportClock.text,
    clockNote: exportClock.short,
    guideMonth: formatMonth(guideFigures.updated),
    refundShare: formatPercent(findRule(edition, 'france').refundShare),
    spanishShopPaysWithin: `${payoutTerms.spanishShopPaysWithinDays} days`,
    ...(Object.fromEntries(countries.map((country) => [country, ofCountry(country)])) as Record<
      Country,
      CountryNumbers
    >),
  }
}
