import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Account, rides, privacy and the site itself. */
export const accountAndRides: EvaluationQuestion[] = [
  { ask: 'didnt get the guide email', says: [/spam|mail|email|address|again|guide/i] },
  { ask: 'do you store my passport', says: [/\bno\b|not|never|passport/i], never: [startsYes] },
  { ask: 'who runs this website', says: [/imprint|operator|Retour/i] },
  { ask: 'are you a human', says: [/not|AI|assistant|program|automatic|no human/i], never: [startsYes] },
  { ask: 'change language to spanish', says: [/English/i] },
  { ask: 'what does retour earn with this', known: false, says: [/free|not|commission|nothing|operator/i] },
]
