import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, eur, mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, onDay, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Two or three turns. */
export const followUps: EvaluationQuestion[] = [
  { earlier: ['how much for 1800 euro in Madrid'], ask: 'and germany?', says: [sum(244.29)] },
  { earlier: ['minimum in germany'], ask: 'my receipt is 48', says: [eur(50)], never: [startsYes] },
  {
    earlier: ['we fly Rome - Munich - Toronto'],
    ask: 'and the stuff in the backpack?',
    says: [either(doneAt('Munich|MUC'), cabinAt('Munich'))],
  },
  {
    earlier: ['my daughter is 15', 'she bought shoes in Lyon'],
    ask: 'can she get the form',
    says: [/\b16\b/, mayNot],
    never: [startsYes],
  },
  {
    earlier: ['bought on 1 sep 2026 in rome'],
    ask: 'is it still ok to fly on 5 december',
    says: [either(onDay(1, 12, 2026), onDay(31, 12, 2026))],
  },
  { earlier: ['where is customs in cdg 2F'], ask: 'and 2E', says: [/gate 4|8d/i] },
  {
    earlier: ['spent 500 euros in barcelona on clothes', 'also 300 at another shop there'],
    ask: 'how much in total',
    says: [either(sum(118.02), sum(73.76))],
  },
  { earlier: ['how much for 700 in rome'], ask: 'sorry 7000', says: [sum(1072.95)] },
  { earlier: ['will i get cash at malpensa'], ask: 'fee?', says: [/fee|charge/i] },
]
