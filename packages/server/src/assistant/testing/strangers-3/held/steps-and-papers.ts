import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** The way through, papers, and the systems. */
export const stepsAndPapers: EvaluationQuestion[] = [
  { ask: 'passport copy ok in italian store?', says: [/passport|scan|copy/i] },
  { ask: 'what to bring to customs', says: [/passport/i, /form/i, /goods/i] },
  { ask: 'can i scan qr from phone in spain or print needed', says: [/print|paper|phone|screen/i] },
  { ask: 'german form check online?', says: [/photo|no official|none|operator/i] },
  { ask: 'does the officer look at every item', says: [/goods|show|see|ask|may|purchases/i] },
  { ask: 'what is otello code', says: [/Ital/i] },
]
