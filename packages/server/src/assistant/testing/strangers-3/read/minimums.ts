import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur } from '#server/assistant/testing/evaluation/patterns'
import { either, noMinimum } from '#server/assistant/testing/strangers/own-patterns'

/** How much must be spent, and which receipts count together. */
export const minimums: EvaluationQuestion[] = [
  { ask: 'min spend italy', says: [/154\.94/, /\b70\b/] },
  { ask: 'barcelona minimum purchase tax free', says: [/90\.16/, noMinimum] },
  { ask: 'how much i need to shop at lidl germany for refund', says: [eur(50)] },
  {
    ask: 'can i combine monday and tuesday purchases at sephora paris',
    says: [/three days|3 days|days in a row|same day|one day/i],
  },
  {
    ask: 'tres recibos de 40 euros en Madrid, puedo sumarlos?',
    says: [either(noMinimum, /every amount|add/i)],
  },
  {
    ask: 'galeries lafayette 60 euro yesterday and 60 euro today',
    says: [/three|3 days|same day|one day|in a row|single day/i],
  },
  { ask: 'minimum for 4 countries pls', says: [eur(100), eur(50), /154\.94/, /90\.16/] },
  {
    ask: 'exactly 50 euro in germany enough or more than 50?',
    says: [/at least|more than|50\.01/i, eur(50)],
  },
  {
    ask: 'Is there a maximum I can claim?',
    known: false,
    says: [/\bno\b|maximum|limit|not/i],
    never: [/maximum (?:is|of) (?:EUR|€) ?\d/],
  },
  {
    ask: 'my wife 60 and me 60 in same shop paris, one bill 120',
    says: [/one (?:name|person|buyer|passport|form)|each|own|same/i],
  },
]
