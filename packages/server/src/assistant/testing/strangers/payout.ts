import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from './own-patterns.ts'

/** How the money comes, from whom, and how much of it. */
export const payout: EvaluationQuestion[] = [
  { ask: 'cash or card, whats better', says: [/card/i, /cash/i, /fee|charge|cost|counter/i] },
  { ask: 'can galeries lafayette haussmann pay me on alipay', says: [/Alipay/i], never: [/^\W*No\b/] },
  {
    ask: 'heard in spain the shop itself must pay me 100% of iva? is it true and how fast',
    says: [/100 ?%|full VAT|whole VAT|all of the VAT|entire VAT/i, /(?:15|fifteen) days/i],
    never: [/^\W*No\b/],
  },
  { ask: 'cash refund counter at cdg 2E, who runs it', says: [/Cash Paris/i] },
  {
    ask: 'why galeries lafayette tells me 12 percent and you show more?? on 1000 euros',
    says: [/fee|commission|share|72 ?%|before fees/i, either(/estimate/, /85 ?%/, sum(141.67))],
  },
  { ask: 'orly 3, can i get cash there', says: [/Orly 4|no counter|card|not found/i], never: [startsYes] },
  {
    ask: 'can they put refund on my moms credit card not mine',
    known: false,
    says: [/ask|operator|nothing|not/i],
  },
  {
    ask: 'do u guys pay the refund or who',
    says: [/operator|shop|company/i],
    never: [startsYes, /\bwe (?:will )?pay you\b/i],
  },
  {
    ask: 'counter wants to give me pounds instead of euros, take it?',
    says: [/rate|euros?/i],
    never: [startsYes],
  },
  { ask: 'planet form at frankfurt airport, which hall is their counter', says: [/Hall C|\bC\b/] },
  {
    ask: 'after the scan how many weeks till its on my visa',
    says: [/2 ?(?:to|–|-) ?8|two to eight|8 weeks|eight weeks/i],
  },
]
