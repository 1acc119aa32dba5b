import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate } from '#server/assistant/testing/evaluation/patterns'

const friendly =
  /help|ask|welcome|glad|answer|pleasure|enjoy|trip|bye|hello|\bhi\b|good|sorry|refund|question|travel|journey/i

/** Small talk. */
export const talk: EvaluationQuestion[] = [
  { ask: 'hiii 👋', says: [friendly], never: [anEstimate] },
  { ask: 'thx so much that was really helpfull', says: [friendly], never: [anEstimate] },
  { ask: 'Good morning sir, hope you are doing fine', says: [friendly], never: [anEstimate] },
  { ask: 'lol ok', says: [friendly], never: [anEstimate] },
  {
    ask: 'who made u',
    says: [/program|assistant|Retour|operator|automatic|guide|answer/i],
    never: [/\b(?:OpenAI|Anthropic|Google|Meta)\b/],
  },
  { ask: 'ok bye see u in paris', says: [friendly], never: [anEstimate] },
  { ask: 'u r useless', says: [friendly], never: [anEstimate] },
]
