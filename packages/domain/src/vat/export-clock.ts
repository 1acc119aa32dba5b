import type { Country } from '../places/countries.ts'
import type { OtherReading } from './counting-rules.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

const checkedOn = '2026-11-24'

/**
 * By when the goods must have left the EU, in every country the same. `text` is the one wording of all pages, mails and
 * answers: the earliest reading first, which is safe, then the law's. `exportDeadlines` computes both. `short` stands
 * beside a figure that says "3 months" already. `checkedOn` is a day (YYYY-MM-DD).
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
 * The end of a clock, counted from the day of issue: so many months later, to the day, or to the end of that month
 * (`toMonthEnd`).
 */
export type ClockEnd = { months: number; toMonthEnd: boolean }

/**
 * The second clock of a form: until when it must be with the operator or the shop once customs has validated it. `short`
 * is for a cell of a table, `text` the whole with who says so. `ends` is the same to compute with, by how customs
 * validated; `otherEnd` the end that the other reading names.
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
