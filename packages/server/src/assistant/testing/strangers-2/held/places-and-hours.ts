import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Desks, doors, counters and hours, as the records have them. */
export const placesAndHours: EvaluationQuestion[] = [
  { ask: 'where r the diva machines in madrid T4', says: [/check-in|Iberia/i] },
  { ask: 'CDG terminal 1 tax refund location', says: [/Hall 6|CDGVAL/i] },
  { ask: 'orly 4 detaxe', says: [/47d/i] },
  { ask: 'malaga airport tax refund desk location and hours', says: [/363|T(?:erminal )?3/i] },
  { ask: 'munich T2 customs for hand luggage', says: [/level 0?5|05 south|after security/i] },
  { ask: 'munich terminal 2 checked luggage customs where', says: [/level 0?4|level 04/i] },
  {
    ask: 'Frankfurt terminal 3 customs stamp, where',
    says: [/not (?:found|known)|nothing|ask|do not know|Hall C/i],
  },
  {
    ask: 'is the tax refund office at cdg 2E open at 5am',
    says: [/06:00|6 ?a\.?m|21:00|not|confirm/i],
    never: [startsYes],
  },
  { ask: 'venice marco polo vat office', says: [/departures/i] },
  { ask: 'Which outlets near madrid have tax free', says: [/Las Rozas/i] },
  { ask: 'are berlin shops open on sunday', says: [/Sunday/i], never: [startsYes] },
]
