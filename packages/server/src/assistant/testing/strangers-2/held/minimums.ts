import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, moreThan, noMinimum, sum } from '#server/assistant/testing/strangers/own-patterns'

/** How much must be spent, and which receipts count together. */
export const minimums: EvaluationQuestion[] = [
  { ask: 'min spend spain??', says: [noMinimum] },
  { ask: 'is it 154 or 70 in italy now', says: [eur(70), eur(154.94)] },
  {
    ask: 'does 50 euro exactly work in Berlin',
    edition: 'law-2026-11',
    says: [moreThan(50)],
    never: [startsYes],
  },
  {
    ask: 'can i mix receipts from different stores to reach the minimum in rome',
    says: [/one (?:invoice|document|shop|seller)|each (?:shop|store|invoice)|alone/i, mayNot],
    never: [startsYes],
  },
  { ask: 'shop assistant in Munich: need 25 euro only. true?', says: [eur(50)], never: [startsYes] },
  { ask: 'and if it is 120 euros in italy, guide vs law', says: [eur(70), eur(154.94)] },
  {
    ask: 'forum des halles mall - can they group all my receipts from different stores',
    says: [/\byes\b|combin|group|mall|three/i],
    never: [startsNo],
  },
  { ask: 'has the french threshold gone up in 2026? someone said 175', says: [eur(100)], never: [startsYes] },
  {
    ask: 'my purchase is 92 euros in valencia will they refund',
    says: [either(noMinimum, sum(13.57), may)],
    never: [startsNo],
  },
]
