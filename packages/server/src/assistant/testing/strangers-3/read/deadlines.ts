import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, onDay } from '#server/assistant/testing/strangers/own-patterns'

/** Today is 22 November 2026. Each of the two readings is true. */
export const deadlines: EvaluationQuestion[] = [
  {
    ask: 'bought 14 oct 2026 in nice last day to leave',
    says: [either(onDay(14, 1, 2027), onDay(31, 1, 2027))],
  },
  {
    ask: 'purchase date 03.08.2026 munich still valid?',
    says: [either(onDay(3, 11, 2026), onDay(30, 11, 2026))],
  },
  {
    ask: 'i bought a watch in may in rome and only fly now',
    says: [/passed|too late|three months|3 months|third month|over|no longer/i],
  },
  { ask: 'how long is my pablo validated form ok', says: [/five years|5 years/i] },
  {
    ask: 'got refund in city center in madrid, how many days to validate after that',
    says: [/21|twenty-one/],
  },
  { ask: 'how early for eurostar', says: [/1 hour|one hour|an hour/i] },
  { ask: 'shop in spain, how quick do they pay after i send them the form', says: [/fifteen|15/] },
  { ask: 'paper french form stamped by german customs, time limit to post?', says: [/six months|6 months/i] },
  { ask: 'bought 31 aug 2026 in berlin', says: [either(onDay(30, 11, 2026))] },
  {
    ask: 'i come back to europe in march, can i do the export then for stuff bought now',
    says: [/3 months|three months|third month|Feb/i],
    never: [startsYes],
  },
  {
    ask: 'bought sept 2nd and oct 20th 2026, both milan, deadlines?',
    says: [either(onDay(2, 12, 2026), onDay(31, 12, 2026)), either(onDay(20, 1, 2027), onDay(31, 1, 2027))],
  },
]
