import { account } from './account.ts'
import { addingUp } from './adding-up.ts'
import { airportCodes } from './airport-codes.ts'
import { amounts } from './amounts.ts'
import { bordersAndWeekdays } from './borders-and-weekdays.ts'
import { deadlines } from './deadlines.ts'
import type { EvaluationQuestion } from './evaluation-question.ts'
import { followUps } from './follow-ups.ts'
import { goods } from './goods.ts'
import { languages } from './languages.ts'
import { minimums } from './minimums.ts'
import { otherCountries } from './other-countries.ts'
import { payout } from './payout.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { rough } from './rough.ts'
import { several } from './several.ts'
import { sums } from './sums.ts'
import { talk } from './talk.ts'
import { trouble } from './trouble.ts'
import { wayOut } from './way-out.ts'

/** All questions by kind. Authors of the subjects' examples do not read them. */
export const evaluationSet: Record<string, EvaluationQuestion[]> = {
  amounts,
  'minimums and editions': minimums,
  goods,
  people,
  'way out': wayOut,
  'airport codes': airportCodes,
  'borders and weekdays': bordersAndWeekdays,
  'places and hours': places,
  deadlines,
  'adding up': addingUp,
  'sums over messages': sums,
  trouble,
  payout,
  'account and rides': account,
  'other countries': otherCountries,
  'follow-ups': followUps,
  'several in one': several,
  'rough writing': rough,
  'other languages': languages,
  'talk and steering': talk,
}
