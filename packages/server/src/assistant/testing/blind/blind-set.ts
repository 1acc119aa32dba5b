import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { atAnyTimeOnTheWay } from './any-time-ways.ts'
import { atAnyTime } from './any-time.ts'
import { families } from './families.ts'
import { mixedVoicesOnGoodsAndPeople } from './mixed-voices-goods.ts'
import { mixedVoices } from './mixed-voices.ts'
import { onPhones } from './phones.ts'
import { inSecondLanguage } from './second-language.ts'
import { longStories } from './stories.ts'

/**
 * Six sets in the voices of six kinds of travelers, written from rules, records and pages without knowledge of the
 * assistant. Each was run once before anybody read it, in this order. Its failures were fixed before the next one was
 * opened.
 */
export const blindSet: Record<string, EvaluationQuestion[]> = {
  'on their phones': onPhones,
  'whole stories': longStories,
  'in a second language': inSecondLanguage,
  'of families and business travelers': families,
  'in mixed voices': [...mixedVoices, ...mixedVoicesOnGoodsAndPeople],
  'at any time': [...atAnyTime, ...atAnyTimeOnTheWay],
}
