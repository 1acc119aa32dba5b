import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, declines } from '#server/assistant/testing/evaluation/patterns'
import { sum } from './own-patterns.ts'

/** What the guide does not know; the last two are partly or wholly known. */
export const outside: EvaluationQuestion[] = [
  { ask: 'weather in nice next week?', known: false, says: [declines], never: [anEstimate] },
  { ask: 'how do i extend my schengen visa', known: false, says: [declines], never: [anEstimate] },
  { ask: 'cheap hotel near eiffel tower pls', known: false, says: [declines], never: [anEstimate] },
  { ask: 'halal restaurant around champs elysees', known: false, says: [declines], never: [anEstimate] },
  {
    ask: 'Flight delayed 5 hours, how much compensation from Lufthansa',
    known: false,
    says: [declines],
    never: [anEstimate],
  },
  { ask: 'louvre tickets price and timings', known: false, says: [declines], never: [anEstimate] },
  { ask: 'is real madrid playing this saturday', known: false, says: [declines], never: [anEstimate] },
  { ask: 'will it rain in paris tmrw and also refund on 800 euros from one shop there', says: [sum(113.33)] },
  {
    ask: 'do i pay customs duty when i land in new york with a 5000 dollar bag',
    says: [/declare|allowance|exemption|your own customs|home customs|\b800\b/i],
  },
]
