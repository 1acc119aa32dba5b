import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, eur, figure, money } from './patterns.ts'

const noRate = /no (?:exchange )?rate|in euros|how many euros|euros?\b[^.]*receipt/i
const country =
  /\b(?:[Ii]n )?[Ww]hich country|(?=[\s\S]*France)(?=[\s\S]*Spain)(?=[\s\S]*Italy)(?=[\s\S]*Germany)/

export const amounts: EvaluationQuestion[] = [
  { ask: 'Bought a leather coat for €1,199.00 in Lyon, what do I get?', says: [eur(169.86)] },
  {
    ask: 'My sister and I took two bags at 450 each (euros) in one boutique in Paris',
    says: [eur(127.5)],
  },
  { ask: 'three shirts at 80 euros each, same shop, same receipt, Milan', says: [eur(36.79)] },
  { ask: 'one million yen of watches in Paris, the refund?', says: [/JPY 141,?666(?:\.67)?|JPY 141,?667/] },
  { ask: 'a thousand euros in Berlin', says: [eur(135.71)] },
  { ask: 'We spent fifteen hundred dollars in Rome. VAT back?', says: [money(229.92, 'USD', '$')] },
  { ask: 'about twenty-five hundred euros at Prada in Florence', says: [eur(383.2)] },
  {
    ask: 'NZ$800 in Barcelona, how much is the refund',
    says: [noRate],
    never: [figure(118.02), figure(118.01), anEstimate],
  },
  { ask: 'paid R$3.000 in Paris shops', says: [noRate], never: [figure(425), figure(0.43), anEstimate] },
  { ask: 'HK$6,500 handbag from Milan', says: [noRate], never: [figure(996.31), anEstimate] },
  { ask: 'C$1,400 in Madrid, what is coming back', says: [money(206.53, 'CAD', 'C$')] },
  {
    ask: 'A$2,300 spent in Cologne',
    says: [/(?:AUD|A\$) ?312\.1[45]/],
    never: [money(312.14, 'USD'), money(312.14, 'EUR')],
  },
  { ask: 'S$700 in Munich please', says: [money(95, 'SGD', 'S$')], never: [money(95, 'USD')] },
  { ask: 'CHF 950.- in Milano, rimborso', says: [money(145.61, 'CHF')] },
  { ask: 'How much VAT refund for £1,150 of perfume in Nice?', says: [money(162.92, 'GBP', '£')] },
  { ask: 'US$ 649 shoes Seville', says: [money(95.74, 'USD', '$')] },
  { ask: '3.499,95 € in Düsseldorf, what refund can I expect', says: [/474\.99|475\.00/] },
  { ask: '2 499,00 EUR à Bordeaux', says: [eur(354.03)] },
  { ask: 'I blew 12k on a watch in Paris. What comes back?', says: [eur(1700)] },
  { ask: '1.2k EUR in Hamburg', says: [eur(162.86)] },
  {
    ask: 'On 14 October I bought a jacket for 380 € in Madrid, what do I get back?',
    says: [eur(56.06)],
    never: [eur(14), figure(2.07)],
  },
  {
    ask: 'receipt dated 3/11/2026, total 612 EUR, shop in Paris. refund?',
    says: [eur(86.7)],
    never: [eur(3), eur(2026)],
  },
  {
    ask: '21.11.2026 München, 249,90 EUR on the bill: how much is refunded',
    says: [eur(33.92)],
    never: [eur(21.11), eur(2026)],
  },
  {
    ask: 'The bag is somewhere between 800 and 900 euros in Paris. Roughly what refund?',
    says: [eur(113.33), eur(127.5)],
    never: [eur(240.83)],
  },
  {
    ask: 'handbag 400 eur and shoes 250 eur, both on one bill of the same store in Paris',
    says: [/92\.08|56\.67[\s\S]*35\.42/],
  },
  {
    ask: '45 + 35 + 40 euros in one shop in Paris on the same receipt',
    says: [eur(17)],
    never: [/does not qualify/],
  },
  { ask: '2 iPhones at 999 euros each in Germany', says: [eur(271.16)] },
  { ask: 'How much VAT is hidden in 1,815 EUR in Spain?', says: [eur(315)] },
  { ask: 'how much of 700 euros would I see again in Italy', says: [eur(107.3)] },
  { ask: 'Paid 2 million won in Paris', says: [noRate], never: [figure(283_333.33), anEstimate] },
  { ask: 'it was 20,000 baht at a shop in Nice', says: [noRate], never: [figure(2833.33), anEstimate] },
  { ask: '90000 forint in Rome?', says: [noRate], never: [figure(13_795.08), anEstimate] },
  {
    ask: '¥80,000 in Cannes',
    says: [
      /yen or (?:Chinese )?yuan|yuan or (?:Japanese )?yen|which|in euros|(?=[\s\S]*JPY 11)(?=[\s\S]*CNY 11)/i,
    ],
    never: [money(11_333.33, 'EUR')],
  },
  { ask: 'What would come back on a bag for €2,200?', says: [country], never: [anEstimate] },
  { ask: 'I am 34 and spent 700 euros in Nice', says: [eur(99.17)], never: [eur(34), figure(4.82)] },
  { ask: 'six receipts totalling 1,340 euros from one store in Paris, one day', says: [eur(189.83)] },
  {
    ask: 'Flight at 14:30 from gate B22, the bag was 1.100 euros in Madrid. How much back?',
    says: [eur(162.27)],
    never: [eur(14.3), eur(22)],
  },
  {
    ask: 'stayed 10 days with 2 kids (7 and 9) and spent €930 in Rome on clothes, refund?',
    says: [eur(142.55)],
    never: [eur(10), eur(7), eur(9)],
  },
  { ask: "CHF 12'500 necklace in Paris", says: [money(1770.83, 'CHF')] },
  { ask: '€99 in Paris, is there any refund', says: [eur(100)], never: [figure(14.03), anEstimate] },
  { ask: '100.01 euros in Toulouse', says: [eur(14.17)], never: [/does not qualify/] },
  { ask: 'we paid five hundred and fifty euros in Bologna', says: [eur(84.3)] },
  { ask: 'Half a million yen at a jeweller in Madrid', says: [/JPY 73,?760(?:\.33)?/] },
  { ask: '7 800 euros for a ring in Paris, refund?', says: [eur(1105)] },
]
