import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { amounts } from './dev/amounts.ts'
import { minimums } from './dev/minimums.ts'
import { people } from './dev/people.ts'
import { goods } from './dev/goods.ts'
import { wayOut } from './dev/way-out.ts'
import { placesAndHours } from './dev/places-and-hours.ts'
import { deadlines } from './dev/deadlines.ts'
import { trouble } from './dev/trouble.ts'
import { payout } from './dev/payout.ts'
import { otherCountries } from './dev/other-countries.ts'
import { followUps } from './dev/follow-ups.ts'
import { accountAndRides } from './dev/account-and-rides.ts'
import { smallTalk } from './dev/small-talk.ts'
import { steering } from './dev/steering.ts'
import { outside } from './dev/outside.ts'
import { otherLanguages } from './dev/other-languages.ts'
import { severalAtOnce } from './dev/several-at-once.ts'
import { stepsAndPapers } from './dev/steps-and-papers.ts'

/**
 * Two thirds of the second strangers’ set, by kind. They were read to fix failures. Written without knowledge of the
 * assistant.
 */
export const secondStrangersRead: Record<string, EvaluationQuestion[]> = {
  amounts,
  minimums,
  people,
  goods,
  'way out': wayOut,
  'places and hours': placesAndHours,
  deadlines,
  trouble,
  payout,
  'other countries': otherCountries,
  'follow-ups': followUps,
  'account and rides': accountAndRides,
  'small talk': smallTalk,
  steering,
  outside,
  'other languages': otherLanguages,
  'several at once': severalAtOnce,
  'steps and papers': stepsAndPapers,
}
