import type { Country } from '../places/countries.ts'
import type { OtherReading } from './counting-rules.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

const checkedOn = '2026-11-24'

/**
 * The deadline for goods to leave the EU, the same in every country. `text` is the wording of all pages, mails and
 * answers: the earlier, safe reading first, then the law's. `exportDeadlines` computes both. `short` is shown beside a
 * figure that already says "3 months". `checkedOn` is YYYY-MM-DD.
 */
export const exportClock = {
  text: 'Be out of the EU with the goods within 3 months of the purchase, to the day: that is safe. The law gives until the end of the third month after the month of purchase.',
  short:
    'To the day, from the purchase: that is safe. The law gives until the end of the third month after the month of purchase.',
  source: {
    name: 'Directive 2006/112/EC, article 147',
    url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112',
    kind: 'official',
  },
  confidence: 'law',
  checkedOn,
} as const satisfies {
  text: string
  short: string
  source: RuleSource
  confidence: Confidence
  checkedOn: string
}

/**
 * The end of a period from the day of issue: that many months later, to the day or to the end of that month
 * (`toMonthEnd`).
 */
export type ClockEnd = { months: number; toMonthEnd: boolean }

/**
 * The second deadline of a form: by when the operator or shop must have it after customs validation. `short` is for a
 * table cell; `text` is the whole rule with its source. `ends` is the rule to compute with, by the method of
 * validation; `otherEnd` is the end by the other reading.
 */
export type FormClock = {
  short: string
  text: string
  ends: Record<'stamp' | 'kiosk', ClockEnd>
  otherEnd?: ClockEnd
  confidence: Confidence
  source: RuleSource
  checkedOn: string
  otherReading?: OtherReading
}

const globalBlue = (country: Country, name: string): RuleSource => ({
  name: `Global Blue, ${name}`,
  url: `https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/${country}`,
  kind: 'secondary',
})

const fourYears: FormClock['ends'] = {
  stamp: { months: 48, toMonthEnd: false },
  kiosk: { months: 48, toMonthEnd: false },
}
const sixthMonth: ClockEnd = { months: 6, toMonthEnd: true }

export const formClocks: Record<Country, FormClock> = {
  france: {
    short: '6 months on paper, 5 years by PABLO',
    text: 'Global Blue takes a form with a paper stamp for six months from its issue, and one that PABLO has validated for five years.',
    ends: { stamp: { months: 6, toMonthEnd: false }, kiosk: { months: 60, toMonthEnd: false } },
    confidence: 'operator',
    source: globalBlue('france', 'France'),
    checkedOn,
  },
  spain: {
    short: '4 years',
    text: 'Global Blue takes a validated form for four years from its issue.',
    ends: fourYears,
    confidence: 'operator',
    source: globalBlue('spain', 'Spain'),
    checkedOn,
  },
  italy: {
    short: 'By the sixth month',
    text: 'The validated invoice must be back with the seller by the sixth month after its issue; until 2025 it was the fourth.',
    ends: { stamp: sixthMonth, kiosk: sixthMonth },
    otherEnd: { months: 3, toMonthEnd: true },
    confidence: 'reported',
    source: {
      name: 'Studio Cinieri, tax-free shopping in the budget law',
      url: 'https://www.consulenzacinieri.it/2026/02/13/tax-free-shopping-con-il-bilancio-rimborsi-piu-facili-e-rapidi',
      kind: 'secondary',
    },
    checkedOn: '2026-11-22',
    otherReading: {
      text: 'Global Blue still prints three months from the month of issue, so keep that earlier date.',
      confidence: 'operator',
      source: globalBlue('italy', 'Italy'),
    },
  },
  germany: {
    short: '4 years',
    text: 'Global Blue takes a validated form for four years from its issue.',
    ends: fourYears,
    confidence: 'operator',
    source: globalBlue('germany', 'Germany'),
    checkedOn,
  },
}
