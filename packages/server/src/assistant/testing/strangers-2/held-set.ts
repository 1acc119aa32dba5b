import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { amounts } from './held/amounts.ts'
import { minimums } from './held/minimums.ts'
import { people } from './held/people.ts'
import { goods } from './held/goods.ts'
import { wayOut } from './held/way-out.ts'
import { placesAndHours } from './held/places-and-hours.ts'
import { deadlines } from './held/deadlines.ts'
import { trouble } from './held/trouble.ts'
import { payout } from './held/payout.ts'
import { otherCountries } from './held/other-countries.ts'
import { followUps } from './held/follow-ups.ts'
import { accountAndRides } from './held/account-and-rides.ts'
import { smallTalk } from './held/small-talk.ts'
import { steering } from './held/steering.ts'
import { outside } from './held/outside.ts'
import { otherLanguages } from './held/other-languages.ts'
import { severalAtOnce } from './held/several-at-once.ts'
import { stepsAndPapers } from './held/steps-and-papers.ts'

/** A third of the set, chosen at random and opened last, after all fixes. */
export const secondStrangersHeld: Record<string, EvaluationQuestion[]> = {
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
