import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { account } from './account.ts'
import { amounts } from './amounts.ts'
import { deadlines } from './deadlines.ts'
import { followUps } from './follow-ups.ts'
import { goods } from './goods.ts'
import { languages } from './languages.ts'
import { minimums } from './minimums.ts'
import { otherCountries } from './other-countries.ts'
import { outside } from './outside.ts'
import { payout } from './payout.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { steering } from './steering.ts'
import { talk } from './talk.ts'
import { trouble } from './trouble.ts'
import { wayOut } from './way-out.ts'

/** 200 questions by kind, from somebody who had read rules and guides but nothing of the assistant. */
export const strangersSet: Record<string, EvaluationQuestion[]> = {
  amounts,
  'minimums and editions': minimums,
  people,
  goods,
  'way out': wayOut,
  'places and hours': places,
  deadlines,
  trouble,
  payout,
  'other countries': otherCountries,
  'follow-ups': followUps,
  'account and rides': account,
  'small talk': talk,
  steering,
  'outside the subject': outside,
  'other languages': languages,
}
