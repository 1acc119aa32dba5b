import { capitalize } from '../capitalize.ts'
import { checkedDate } from '../checked-date.ts'
import { countries } from '../../places/countries.ts'
import { countingRules, type CountingRule } from '../../vat/counting-rules.ts'
import type { LawChange } from '../../vat/law-changes.ts'
import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'
import { formatLongDay } from '../format-day.ts'
import { sourcesWithOther } from '../other-reading.ts'
import { sourceName } from '../standing-text.ts'
import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

const row = ({ since, country, text, source, isSecondary }: LawChange) => [
  country,
  formatLongDay(since),
  text,
  `[${sourceName(source)}](${source})${isSecondary ? ' (secondary)' : ''}`,
]

const sourcesOfCounting = (rule: CountingRule) =>
  sourcesWithOther(rule)
    .map(({ url, kind }) => `[${sourceName(url)}](${url})${kind === 'secondary' ? ' (secondary)' : ''}`)
    .join(', ')

const changes: LawChange[] = Object.values(lawChanges)
const yearOf = (day: string) => day.slice(-4)

export const vatRefundRules2025: ArticleTemplate = (n) => {
  const guideYear = yearOf(n.guideMonth)
  const lawYear = yearOf(n.france.lawCheckedDate)
  return {
    path: '/vat-refund-rules-2025',
    title: `VAT refund rules ${lawYear}: what changed since ${guideYear}`,
    description:
      'EU VAT refund rules with date and source: minimums in France, Spain, Italy and Germany, digital-only Netherlands, OTELLO and no passport stamps.',
    keywords: [
      'VAT refund rules',
      'tax-free minimum',
      'OTELLO 2.0',
      'NL Customs VAT app',
      'Entry/Exit System',
    ],
    heading: `VAT refund rules ${lawYear}, and what changed since the ${guideYear} guide`,
    published: '2026-11-21',
    updated: '2026-11-24',
    answer: `Three things differ from most pages you will find. Spain has no minimum purchase, Italy’s is ${n.italy.lawMinimumText}, and the Netherlands accepts only its app. The core is unchanged: live outside the EU, ask for the form, show the goods to customs on the way out, and leave within ${n.exportWithin} of the purchase.`,
    numbers: {
      caption: 'Our calculator beside the law in force',
      head: ['Country', 'Standard VAT', 'Minimum we count with', 'Minimum in law', 'In force since'],
      rows: [n.france, n.spain, n.italy, n.germany].map((country) => [
        country.name,
        country.rate,
        country.minimumText,
        country.lawMinimumText,
        country.lawSince,
      ]),
      note: `Our calculator counts with “${n.editionName}” and says beside each result where the law differs. Law ${n.france.lawCheckedDate}. Elsewhere, standard rates are ${n.otherStandardRates.Netherlands} in the Netherlands, ${n.otherStandardRates.Portugal} in Portugal and ${n.otherStandardRates.Greece} in Greece.`,
    },
    steps: [
      {
        title: 'Look at the date of whatever you read',
        text: 'Official pages age, too. Copies of airport, customs and operator pages with old minimums are still on the web.',
      },
      {
        title: 'Ask the shop for its form, whatever a sign says',
        text: 'If the law lets you claim and the shop takes part, the till can make the form. A shop may set its own, higher bar.',
      },
      {
        title: 'Find out which system your exit uses',
        text: `${n.france.validation} in France, ${n.spain.validation} in Spain, ${n.italy.validation} in Italy, a customs stamp in Germany, an app in the Netherlands.`,
      },
      {
        title: 'Count the deadline yourself',
        text: n.clock,
      },
    ],
    sections: [
      {
        id: 'changes',
        title: 'The changes we found, newest first',
        blocks: [
          {
            kind: 'table',
            table: {
              caption: 'Changes with date and source',
              head: ['Where', 'Since', 'What changed', 'Read it'],
              rows: changes.map(row),
              note: `Rows older than ${guideYear} are here because many pages still show what they replaced. We list only what we could read in a source; one that is not the authority’s own is marked as secondary.`,
            },
          },
        ],
      },
      {
        id: 'counting',
        title: 'Which receipts add up',
        blocks: [
          {
            kind: 'table',
            table: {
              caption: 'What counts as one purchase',
              head: ['Country', 'In this guide', 'By law', 'Read it'],
              rows: countries.map((country) => [
                n[country].name,
                n[country].counted,
                n[country].lawCounting,
                sourcesOfCounting(countingRules[country]),
              ]),
              note: `${capitalize(checkedDate(countingRules.france.checkedOn))}. A source that is not the authority’s own is marked as secondary.`,
            },
          },
        ],
      },
      {
        id: 'italy',
        title: 'Italy: the country that changed most',
        blocks: [
          {
            kind: 'text',
            text: 'Two years brought Italy a lower minimum, a longer way back for the paperwork and, as reported, one validation for all of a traveler’s invoices. At the airport it would mean one scan instead of one for each operator. It does not move the day on which the goods must be out of the EU. If you leave from another EU country, its customs validates the invoice, and you then have more time to return it.',
          },
          {
            kind: 'text',
            text: 'Old figures hang on longest here. Even an English page of Italian customs has been seen with the former threshold. A shop that refuses to write a form for a mid-sized purchase may simply not know; see [Italy](/italy).',
          },
        ],
      },
      {
        id: 'how-much',
        title: 'How much must come back?',
        blocks: [
          {
            kind: 'text',
            text: `We found no EU rule that says what share an operator must pay out. Our ${n.refundShare} is a planning figure, and ${n.typicalShareOfPrice} of the price is what visitors usually see. ${n.records.spanishRefundTable} Two countries give you a right that is worth knowing:`,
          },
          {
            kind: 'list',
            items: [payoutPractices.spainShopDirect.text, payoutPractices.italyOwnChoice.text],
          },
        ],
      },
      {
        id: 'borders',
        title: 'Borders: no stamp to show',
        blocks: [
          {
            kind: 'text',
            text: `Advice to “show the entry stamp in your passport” is out of date. Your stay is now on record with the border authorities. For the refund, residence was always what mattered: passport, residence card, visa. What the new system does change is time. Kiosk, bag drop, border control and gate each have a line, and only the first one pays you. ${n.records.frenchStayWithoutStamp}`,
          },
        ],
      },
      {
        id: 'not-changed',
        title: 'What has not changed',
        blocks: [
          {
            kind: 'list',
            items: [
              'Services are out. Nobody refunds VAT on hotels, meals or tickets to tourists.',
              'The price at the till includes the tax. “Tax-free” means that you are repaid later.',
              'Participation is the shop’s choice in France, and common rather than certain elsewhere.',
              'On a flight with a stop, what you carry is shown at the last EU airport, a bag tagged through at the first, and a bag that you collect where you check it in again.',
              'Great Britain is not part of any of this, and Switzerland and Norway have their own schemes.',
            ],
          },
        ],
      },
    ],
    exceptions: [
      `France reads “${n.france.lawMinimumText}” and Germany “${n.germany.lawMinimumText}” strictly: the round figure itself is one cent short.`,
      'Reduced rates differ by goods and change often. If your basket is food, books or art, read the VAT line on the receipt.',
      'Portugal counts its minimum before VAT, other countries with VAT. Ask there before you stop at the round figure.',
      `The Canary Islands have their own tax of about ${n.igic}, and their shops take no part in the Spanish refund.`,
    ],
    questions: [
      {
        question: 'Why can the calculator differ from the law?',
        answer:
          'It counts with a named edition of the rules, so that a result can be traced. Where the law is kinder or stricter, the result tells you in a note.',
      },
      {
        question: 'Spain: what do I do if a shop insists on a minimum?',
        answer:
          'Say politely that the legal minimum was abolished, and ask for the DIVA form. Taking part is a matter between you and the shop, so buy elsewhere if it refuses.',
      },
      {
        question: 'Does the Dutch app help me with French forms?',
        answer:
          'It covers purchases in the Netherlands. For French forms that you carry out through Amsterdam, ask Dutch customs at the airport.',
      },
      {
        question: 'Which rule counts: the day I buy or the day I leave?',
        answer:
          'Minimum and rate belong to the day of purchase. The way of validating belongs to the day on which you show the goods, and to the customs that looks at them.',
      },
      {
        question: 'Where can I see the sources?',
        answer:
          'Each row of the table above links to its page, and [data sources](/data-sources) lists the rules that we compute with.',
      },
    ],
    related: [
      { path: '/data-sources', text: 'The rules we compute with' },
      { path: '/vat-calculator', text: 'Estimate with these rules' },
      { path: '/italy', text: 'Italy in detail' },
      { path: '/germany', text: 'Germany in detail' },
      { path: '/tax-free-luxury-shopping-europe', text: 'The four countries compared' },
    ],
    sources: [
      ...changes.map(({ country, since, source }) => ({
        name: `${country}, ${formatLongDay(since)}`,
        url: source,
      })),
      {
        name: 'epay: tax-free conditions in Portugal',
        url: 'https://epaytaxfree.com/tax-free-conditions-portugal/',
      },
      articleSources.frenchBusinessService,
      articleSources.spanishTaxAgency,
      articleSources.euGuide,
    ],
  }
}
