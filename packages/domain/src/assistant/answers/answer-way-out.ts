import type { Place } from '../../places/catalogue.ts'
import { boughtIn } from '../reading/follow-up.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { airportOf } from './hub-in.ts'
import { describeCustoms } from './describe-customs.ts'

/** Bought in one country, leaving from another: whose rules, whose customs, and where its desks are. */
export function answerWayOut(question: Question, tools: Toolbox): string[] {
  const bought = boughtIn(question)
  const isHub = (place: Place | null) => place !== null && place.kind !== 'city'
  const leaving = question.places.find(
    ({ role, place }) => role === 'leaving' || (role === 'named' && isHub(place)),
  )
  const isSwiss = question.foreign.some(
    ({ role, foreign }) => role === 'leaving' && foreign.name === 'Switzerland',
  )
  if (isSwiss && bought !== null) return [tools.explain('by-land-or-sea').text]
  const abroad = question.foreign.find(({ role, foreign }) => role === 'leaving' && foreign.zone === 'eu')
  const isElsewhere = bought !== null && ((leaving && leaving.country !== bought) || (!leaving && abroad))
  if (!isElsewhere) return []
  const parts = [tools.explain('leaves-from-another-country').text]
  const exit = leaving?.place ? (airportOf(leaving.place) ?? leaving.place) : null
  if (exit) {
    const wish = { terminal: null, isTimed: false, isAboutBags: true, isLeavingElsewhere: false }
    parts.push(describeCustoms(tools.customs(exit), wish))
  }
  return parts
}
