import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { noMinimum } from '#server/assistant/testing/strangers/own-patterns'

/** How much must be spent, and which receipts count together. */
export const minimums: EvaluationQuestion[] = [
  { ask: 'whats the minimum to spend in france for detaxe', says: [eur(100)] },
  { ask: 'lowest amount that qualifies in germany', says: [eur(50)] },
  {
    ask: 'i got 3 receipts of 45 euro each, monoprix paris, all today. total is over 100 so ok?',
    says: [/same day|one (?:store|shop|seller|brand)|that day|one day|add|together|count/i],
    never: [startsNo],
  },
  {
    ask: 'two different zara shops in paris on the same afternoon, can i put receipts together',
    says: [/one (?:brand|town|VAT number|store|shop)|VAT number|same (?:brand|seller|store)|ask/i],
  },
  {
    ask: 'spent 68 euros in naples. am I over the limit?',
    edition: 'law-2026-11',
    says: [eur(70)],
    never: [startsYes],
  },
  {
    ask: 'Does the minimum apply per person or per receipt in France?',
    says: [
      /one (?:store|shop|seller|name|buyer|brand)|per (?:store|shop|person|buyer)|same (?:day|store|person)|each/i,
    ],
  },
  {
    ask: 'wat if i split 180 euro with my wife on two tickets, paris, we both still get it?',
    says: [/each|one (?:name|person|buyer|form)|\b90\b|add/i],
    never: [startsYes],
  },
  { ask: 'Which of the four countries has the lowest minimum?', says: [noMinimum] },
]
