import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, eur } from './patterns.ts'

const germanyJoins =
  /receipts of one (?:shop and one )?day(?:(?!\bnot\b)[^.])*(?:\bdo\.|may count|count together|\bjoin)/i
const notJoined =
  /one (?:invoice|receipt|bill)|each (?:invoice|receipt)|(?:not|cannot|no)\b[^.]*(?:add|join|combin|count|together|allowed)/i
const oneDocument =
  /(?:one|single|same) (?:\w+ )?(?:document|invoice|receipt)\b|(?:per|each) (?:invoice|document)/i
const threeDays = /three (?:consecutive )?days|3 (?:consecutive )?days/i
const noSum = /do not add up|(?:cannot|can’t|may not|not|[Nn]o\b)|each seller|own form|alone/

/**
 * What may be added up in each country: in Germany one invoice, in Italy one document, in France three days; Spain has
 * no minimum.
 */
export const addingUp: EvaluationQuestion[] = [
  {
    ask: 'Can two receipts of 30 euros from the same Berlin shop be put together?',
    says: [notJoined],
    never: [germanyJoins, anEstimate],
  },
  {
    ask: 'two bills, 30 and 40 euros, one shop in Munich, same day. Refund?',
    says: [/50/, notJoined],
    never: [germanyJoins, /EUR 9\.50/],
  },
  {
    ask: 'does Germany allow adding receipts of one day?',
    says: [notJoined],
    never: [germanyJoins, /^\W*Yes/],
  },
  {
    ask: 'In Italy, do several receipts of the same store count as one?',
    says: [oneDocument],
    never: [/^\W*Yes\b(?![^.]*one (?:document|invoice))/],
  },
  {
    ask: 'Purchases in five different shops in Rome, can they be summed?',
    says: [noSum],
    never: [/^\W*Yes/],
  },
  { ask: 'how does the three day rule in France work?', says: [threeDays, /brand|seller|store|shop|mall/i] },
  {
    ask: 'Monday 60 euros and Tuesday 70 euros in the same Sephora in Paris. Together?',
    says: [threeDays],
    never: [/^\W*No\b/],
  },
  {
    ask: 'I bought at Zara Paris and at Zara Lyon, can these be joined',
    says: [/same town|one town|same (?:town|city)|one brand in one town|brand|each seller/i],
    never: [/^\W*Yes/],
  },
  { ask: 'One receipt in Dior and one in Chanel, both Paris. One form?', says: [noSum], never: [/^\W*Yes/] },
  {
    ask: 'Can the shops of a mall in Paris be put on a single form?',
    says: [/mall/i, /take part|participat|join|group|offer/i],
  },
  {
    ask: 'Do I have to add up small receipts in Spain at all?',
    says: [/no (?:legal )?minimum|(?:any|every) amount|no receipts have to|no need/i],
  },
  {
    ask: '200 euros in Madrid and 50 euros in Paris: can I add them to get over the limit?',
    says: [noSum, eur(100)],
    never: [/^\W*Yes/],
  },
  {
    ask: 'My friend and I each spent 60 euros in one Paris shop, can we use one form?',
    says: [/person named|each|own|may not|cannot|do not add|[Nn]o\b/],
    never: [/^\W*Yes/, /EUR 17\.00/],
  },
  {
    ask: 'Same Gucci boutique in Milan, two invoices of 50 euros on one afternoon',
    says: [oneDocument, eur(70)],
    never: [/EUR 15\.33/],
  },
  {
    ask: 'At an outlet village, is it one form for all boutiques?',
    says: [/(?:[Ee]ach|per) boutique|own form|each (?:shop|seller|store)|reception|group/],
    never: [/^\W*Yes/],
  },
  { ask: 'four days apart, same store in Nice, can I still combine?', says: [threeDays], never: [/^\W*Yes/] },
  { ask: 'Which country lets me sum up receipts of several days?', says: [/France/, threeDays] },
  { ask: 'Is joining receipts in Munich up to the shop?', says: [notJoined], never: [germanyJoins] },
]
