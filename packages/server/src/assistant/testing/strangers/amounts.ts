import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { all, either, sum } from './own-patterns.ts'

/** Estimates: 85 % of the exact VAT inside the price, rounded once. */
export const amounts: EvaluationQuestion[] = [
  { ask: 'spent 2,350 euro on a handbag at dior paris. wat refund will i get', says: [sum(332.92)] },
  {
    ask: 'Purchased one Rolex in Munich for EUR 9,850, kindly tell how much VAT will be refunded to me',
    says: [sum(1336.79)],
  },
  {
    ask: '$1,275 at Loewe Madrid how much comes back in dollars',
    says: [sum(188.09)],
    never: [/EUR ?188\.09/],
  },
  { ask: '430 quid of shoes in Rome. refund?', says: [sum(65.91)], never: [/(?:EUR|€) ?65\.91/] },
  { ask: 'RMB 18,800 watch bought in florence, refund how much??', says: [sum(2881.64)] },
  {
    ask: 'three receipts from the same Berlin store: €89, €145 and €310 - what is total refund',
    says: [either(sum(73.83), all(sum(12.08), sum(19.68), sum(42.07)))],
  },
  {
    ask: 'dior sunglasses 650 euros in paris and a coat 900 euros in milan, whats the total i get back',
    says: [either(sum(230.03), all(sum(92.08), sum(137.95)))],
  },
  { ask: 'paid two thousand four hundred euros at jewellery shop in nice, refund pls', says: [sum(340)] },
  {
    ask: 'AUD 1,100 leather jacket from Florence mate',
    says: [sum(168.61)],
    never: [/USD ?168|(?:EUR|€) ?168\.61/],
  },
  { ask: 'how much of a €480 coat in hamburg is actually VAT', says: [sum(76.64)], never: [sum(91.2)] },
  {
    ask: 'bag 128 euro from a little shop in verona, rough estimate?',
    edition: 'law-2026-11',
    says: [sum(19.62)],
  },
  { ask: 'Zara Madrid, 64.90 euros. Refund amount?', edition: 'law-2026-11', says: [sum(9.57)] },
  {
    ask: 'whats the full vat inside 1500 eur in spain n how much do u think i actualy see',
    says: [sum(260.33), sum(221.28)],
  },
  {
    ask: 'bought 4 perfumes at 95 each plus a scarf for 210, same day same shop in lyon, all euro',
    says: [sum(83.58)],
  },
  {
    ask: '1.5 lakh rupees shopping at printemps paris, how much gst i mean vat i will get',
    known: false,
    says: [/euros?|exchange rate|21,?250|1,?[25]1?,?250|supported|currenc/i],
    never: [/(?:EUR|€|\$|USD) ?21,?250/],
  },
  {
    ask: 'is it worth it on a 55 euro purchase in köln? what comes back',
    edition: 'law-2026-11',
    says: [sum(7.46)],
    never: [/does not qualify/],
  },
  {
    ask: 'moncler jacket 1.190,00€ in Mailand and my wife got a gucci belt 420€ in another shop there. how much for each form?',
    says: [sum(182.4), sum(64.38)],
  },
]
