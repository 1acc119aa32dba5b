import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** How much must be spent, and which receipts count together. */
export const minimums: EvaluationQuestion[] = [
  { ask: 'is it still 175 in france', says: [eur(100)], never: [startsYes] },
  {
    ask: 'two receipts 35 and 30 same shop berlin same day ok?',
    says: [/one invoice|joining|same invoice/i, eur(50)],
    never: [startsYes],
  },
  {
    ask: 'i bought at prada and gucci in milan 50 each. together its 100',
    says: [/one (?:invoice|document|store|shop)|single|same (?:store|shop)|each/i],
    never: [startsYes],
  },
  { ask: 'does the 100 include tax or before tax', says: [/includ|VAT incl|with VAT|inside/i] },
  {
    ask: 'outlet la vallee, 5 shops 40 euro each, one form possible?',
    says: [/mall|group|one (?:brand|store|shop|form)|same (?:brand|shop|store)/i],
  },
]
