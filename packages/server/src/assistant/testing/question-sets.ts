import { blindSet } from './blind/blind-set.ts'
import type { EvaluationQuestion } from './evaluation/evaluation-question.ts'
import { evaluationSet } from './evaluation/evaluation-set.ts'
import { fromPagesSet } from './from-pages/from-pages-set.ts'
import { secondStrangersRead } from './strangers-2/dev-set.ts'
import { secondStrangersHeld } from './strangers-2/held-set.ts'
import { thirdStrangersHeld } from './strangers-3/held-set.ts'
import { thirdStrangersRead } from './strangers-3/read-set.ts'
import { strangersSet } from './strangers/strangers-set.ts'
import { voicesSet } from './voices/voices-set.ts'

/** All question sets that the assistant is measured with, by kind, in the order in which they were written. */
export const questionSets: Record<string, Record<string, EvaluationQuestion[]>> = {
  'the set': evaluationSet,
  strangers: strangersSet,
  'second strangers': secondStrangersRead,
  'second strangers, opened last': secondStrangersHeld,
  'third strangers': thirdStrangersRead,
  'third strangers, opened last': thirdStrangersHeld,
  'from the pages': fromPagesSet,
  blind: blindSet,
  'ways of writing': voicesSet,
}
