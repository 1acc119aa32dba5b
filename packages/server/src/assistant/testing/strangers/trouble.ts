import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'
import { toCustoms } from './own-patterns.ts'

/** Problems, and what still helps. */
export const trouble: EvaluationQuestion[] = [
  { ask: 'HELP kiosk at CDG went red what now', says: [toCustoms, /goods|purchases|items/i] },
  {
    ask: 'forgot to scan the french form, already home in sydney. any chance?',
    says: [
      /not|no\b|hardly|rarely|only|consul/i,
      /(?:6|six) months|consul|normally not|hardly|rarely|only (?:when|if|where)|customs/i,
    ],
    never: [startsYes],
  },
  { ask: 'lost the tax free paper somewhere in paris, still here 2 days', says: [/shop|store|seller|till/i] },
  {
    ask: 'the shop typed JAMAICA instead of Japan on my form!! matters?',
    says: [/correct|fix|change|shop|refus|reject/i],
    never: [/does not matter|no problem/i],
  },
  {
    ask: 'so we got to munich airport at 4 am for the 6 o clock flight and nobody was at the customs window, airline told us to just go on. now i am home in Bangalore with unstamped papers. what to do now',
    says: [/embassy|consul/i],
  },
  {
    ask: '3 months no money from global blue, whom do i chase',
    says: [/operator|Global Blue|company/i],
  },
  {
    ask: 'already dropped my suitcase and the goods r inside, didnt scan yet, barcelona T1',
    says: [/customs|officer|Guardia Civil|airline|check-in/i, /\bbags?\b|suitcase|goods|luggage|see|show/i],
    never: [/no problem|does not matter/i],
  },
  {
    ask: 'my DIVA form has 5 items but we ate the chocolates. scan it anyway?',
    says: [/whole|all of (?:it|the)|every|refus|unused|missing|complete|officer/i],
    never: [startsYes],
  },
  {
    ask: 'boutique in Rome says we dont do tax free. can i force them',
    says: [
      /voluntary|free to|not every|not all|no shop|choice|oblig|not have to|need not|own decision|take part|participat/i,
    ],
    never: [startsYes],
  },
  {
    ask: 'got the cash in the city, forgot the scan, now visa charged 300 euros back?!',
    says: [/advance|charge|debit/i],
  },
  {
    ask: 'form is in my married name but passport has maiden name',
    says: [/correct|fix|change|shop|match|same/i],
  },
  {
    ask: 'red light in malpensa at global blue counter',
    says: [/goods|purchases|items|check|inspect/i, toCustoms],
  },
  {
    ask: 'no entry stamp in passport because of the new EES machines, will rome reject my refund',
    says: [/digital|record|no longer|not need|nobody needs|residen|replaced/i],
    never: [startsYes],
  },
  { ask: 'how do i check online if the spain form really got validated', says: [/CSV/] },
]
