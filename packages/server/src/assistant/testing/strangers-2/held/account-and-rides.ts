import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Account, rides and privacy. */
export const accountAndRides: EvaluationQuestion[] = [
  { ask: 'do u offer driver in seville', says: [/Paris/, /Nice/, /Madrid/, /Barcelona/], never: [startsYes] },
  { ask: 'which cars do you have', says: [/Sedan/i, /SUV/i, /V-Class|van/i] },
  {
    ask: 'is my request already a confirmed booking?',
    says: [/not|\bno\b|person|confirm|accept/i],
    never: [startsYes],
  },
  { ask: 'what data about me do you keep', says: [/email|name|privacy|store/i] },
]
