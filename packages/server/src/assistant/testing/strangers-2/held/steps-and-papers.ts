import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** The way through, papers, and the systems. */
export const stepsAndPapers: EvaluationQuestion[] = [
  { ask: 'DIVA meaning?', says: [/Spain|Spanish|kiosk|terminal|electronic/i] },
]
