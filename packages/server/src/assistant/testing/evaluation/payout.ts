import type { EvaluationQuestion } from './evaluation-question.ts'

const weeks = /2 to 8 weeks|two to eight weeks|2[–-]8 weeks/i
const advance = /advance|lent|charged (?:back|again)|charge(?:s|d)? (?:your|the) card/i
const noFigure = /Global Blue (?:takes|keeps|charges|pays)[^.]{0,30}\d+ ?%/

/** How and when the refund is paid, and its fees. */
export const payout: EvaluationQuestion[] = [
  { ask: 'What is better, cash at the counter or on my Visa?', says: [/fee/i, weeks] },
  { ask: 'Validated a month ago in Paris, no money on my card yet', says: [weeks, /operator/i] },
  { ask: 'my refund is 10 weeks late, whom do I write to?', says: [/operator/i] },
  { ask: 'how many weeks until the refund reaches my credit card', says: [weeks] },
  { ask: 'Do they pay out cash in the airport the same day?', says: [/cash/i, /counter|day/i] },
  {
    ask: 'Why is the refund only 12 percent when the tax is 20?',
    says: [/fee|operator|price/i, /85 ?%|10-15 ?%|12 ?%/],
  },
  { ask: 'What share of the tax do you count with?', says: [/85 ?%/] },
  { ask: 'Can I have the money downtown already, before my flight?', says: [advance] },
  {
    ask: 'took cash in the city yesterday, do I still need the customs stamp',
    says: [/advance|yes|validat|charged|21 days/i],
    never: [/^\W*No\b/],
  },
  { ask: 'My Mastercard was debited for a refund I already had in cash', says: [advance] },
  {
    ask: 'How much does Planet charge me for cash?',
    says: [/fee|operator|form|not/i],
    never: [/Planet (?:takes|keeps|charges)[^.]{0,30}(?:EUR ?)?\d/],
  },
  { ask: 'Global Blue fee in percent?', says: [/fee|operator|form/i], never: [noFigure] },
  {
    ask: 'Can I get 100 percent of the Spanish VAT from the shop itself?',
    says: [/shop/i, /fifteen days|15 days|100 ?%|all of the VAT|whole VAT/i],
    never: [/^\W*No\b/],
  },
  {
    ask: 'In which currency is the refund paid out?',
    known: false,
    says: [/currenc|euro|nothing reliable/i],
  },
  {
    ask: 'Can you pay it to my PayPal or Alipay?',
    known: false,
    says: [/operator|form|nothing reliable|card|can’t|cannot|ask/i],
    never: [/^\W*Yes/],
  },
  {
    ask: 'Is the refund you show guaranteed?',
    says: [/estimate|operator|form|fee|no\b/i],
    never: [/^\W*Yes/],
  },
  {
    ask: 'Does the store take the VAT off right at the till?',
    says: [/pay|later|full price|Italy|seldom|few|hardly|no\b/i],
    never: [/^\W*Yes\b/],
  },
  {
    ask: 'customs duty when I land in Tokyo with a 3000 euro bag?',
    says: [/allowance|duty/i],
    never: [/\b\d+ ?% (?:of )?duty/],
  },
  {
    ask: 'Do I need to declare the handbag when I am back in the States',
    says: [/allowance|declare|customs|duty/i],
    never: [/^\W*No\b/],
  },
  { ask: 'typical refund in percent of the price', says: [/10-15 ?%|10 (?:to|–) 15 ?%/] },
]
