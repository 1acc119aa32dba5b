import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, declines, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** What the guide does not know. */
export const outside: EvaluationQuestion[] = [
  { ask: 'best pizza in naples', known: false, says: [declines], never: [anEstimate] },
  { ask: 'what is the weather in paris tomorrow', known: false, says: [declines], never: [anEstimate] },
  {
    ask: 'can i bring a knife in hand luggage',
    known: false,
    says: [declines],
    never: [anEstimate, startsYes],
  },
  { ask: 'translate good morning to french', known: false, says: [declines], never: [anEstimate] },
  { ask: 'cheap hotel near duomo', known: false, says: [declines], never: [anEstimate] },
  { ask: 'how do i file my us income tax', known: false, says: [declines], never: [anEstimate] },
  { ask: 'louvre opening times', known: false, says: [declines], never: [anEstimate] },
  {
    ask: 'duty allowance for watch into usa',
    says: [/800|declare|allowance|exemption|home customs|own customs|duty/i],
  },
  { ask: 'usd eur rate right now', known: false, says: [/rate|currenc|outside|not/i] },
]
