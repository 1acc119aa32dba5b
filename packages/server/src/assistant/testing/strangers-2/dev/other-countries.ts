import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { anEstimate, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Outside the four countries. */
export const otherCountries: EvaluationQuestion[] = [
  {
    ask: 'switzerland watch 7000 chf refund',
    says: [/Switzerland|Swiss/i],
    never: [/refund (?:is|of|would be) (?:about )?(?:CHF|EUR) ?\d/i],
  },
  { ask: 'Amsterdam shop purchases how does it work 2026', says: [/\bapp\b/i] },
  {
    ask: 'turkey leather jacket tax free istanbul',
    known: false,
    says: [/outside|Turkey|T[uü]rkiye|not|only/i],
    never: [anEstimate],
  },
  { ask: 'tenerife tax free shopping for tourists?', says: [/IGIC|Canar/i, mayNot], never: [startsYes] },
  { ask: 'Monaco purchase at Hermès, scan at Nice?', says: [/Nice|Monaco|PABLO|same/i], never: [startsNo] },
]
