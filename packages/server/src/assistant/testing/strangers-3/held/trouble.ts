import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Problems, and what still helps. */
export const trouble: EvaluationQuestion[] = [
  { ask: 'pablo machine is out of order at nice', says: [/desk|customs|officer|another/i] },
  {
    ask: 'i left france without scanning, im in tokyo now',
    says: [/consul|customs|six months|6 months|normally not|only when/i],
    never: [startsYes],
  },
  { ask: 'wrong passport number printed', says: [/shop|store|till|correct|change/i] },
  { ask: 'they charged my card back after i got the refund in paris', says: [/21|form|validat|advance/i] },
  { ask: 'customs officer wanted to see item but i wear it', says: [/worn|wear|unused|refus|new|officer/i] },
  {
    ask: 'zoll counter closed at ber at night',
    says: [/customs|ask|call|airport|Global Blue|stamp|phone|\+49/i],
    never: [/^\W*No problem/],
  },
  {
    ask: 'shop calculated less than 20 percent back, cheated?',
    says: [/fee|operator|20 ?%|inside|commission/i],
    never: [startsYes],
  },
]
