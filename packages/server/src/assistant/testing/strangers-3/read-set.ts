import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { amounts } from './read/amounts.ts'
import { minimums } from './read/minimums.ts'
import { people } from './read/people.ts'
import { goods } from './read/goods.ts'
import { wayOut } from './read/way-out.ts'
import { placesAndHours } from './read/places-and-hours.ts'
import { deadlines } from './read/deadlines.ts'
import { trouble } from './read/trouble.ts'
import { payout } from './read/payout.ts'
import { otherCountries } from './read/other-countries.ts'
import { followUps } from './read/follow-ups.ts'
import { accountAndRides } from './read/account-and-rides.ts'
import { smallTalk } from './read/small-talk.ts'
import { steering } from './read/steering.ts'
import { outside } from './read/outside.ts'
import { otherLanguages } from './read/other-languages.ts'
import { severalAtOnce } from './read/several-at-once.ts'
import { stepsAndPapers } from './read/steps-and-papers.ts'

/**
 * Two thirds of the third strangers’ set, by kind. They were read to fix failures. Written without knowledge of the
 * assistant.
 */
export const thirdStrangersRead: Record<string, EvaluationQuestion[]> = {
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
