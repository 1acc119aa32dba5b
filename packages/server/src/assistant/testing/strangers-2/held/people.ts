import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either } from '#server/assistant/testing/strangers/own-patterns'

/** Residence decides, and each country's own conditions. */
export const people: EvaluationQuestion[] = [
  {
    ask: 'im an indian citizen on a student visa in germany, can i claim vat on my laptop',
    says: [/student|resid|permit|three months/i, mayNot],
    never: [startsYes],
  },
  { ask: 'i live in reykjavik', says: [/Iceland|outside|may claim|eligible|Reykjav/i], never: [startsNo] },
  {
    ask: 'can residents of jersey (channel islands) claim in paris',
    says: [/Jersey|Channel|outside/i, may],
    never: [startsNo],
  },
  { ask: 'San Marino - do i count as eu?', says: [/San Marino/, either(may, /outside/)], never: [startsYes] },
  {
    ask: 'from Ceuta, bought a TV in Malaga',
    says: [/Ceuta/i, /arriv|own (?:procedure|way)|procedure of (?:its|their) own/i],
    never: [startsNo],
  },
]
