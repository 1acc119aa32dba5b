import { addFromHub } from '../answers/add-from-guide.ts'
import { namesHub } from '../answers/hub-in.ts'
import { describeDesks } from '../answers/describe-desks.ts'
import { answerWayOut } from '../answers/answer-way-out.ts'
import { asksPhone } from '../answers/wish-of.ts'
import { findNamedLocations } from '../tools/find-named-locations.ts'
import { tellsWay } from '../answers/stops-of.ts'
import { examples } from './desks.examples.ts'
import type { Subject } from './subject.ts'

/** Words about payout, which the list of desks may not have. */
const counters = /\b(?:cash|counters?|money|paid|payout|refund office)\b/

export const desks: Subject = {
  id: 'desks',
  title: 'Where is the refund desk?',
  needs: ['place'],
  isOfCountry: true,
  yieldsTo: 'price-in-other-currency',
  isPlainIn: (question) =>
    namesHub(question) ||
    (question.places.length > 0 && /\bdesks?\b/.test(question.line)) ||
    (asksPhone(question.line) && findNamedLocations(question.line) !== null),
  isOfCustoms: true,
  answer: (inquiry, tools) => {
    const { question } = inquiry
    const way =
      tellsWay(inquiry.way) || /\beurostar\b/.test(inquiry.way.line) ? answerWayOut(inquiry, tools) : []
    return [
      ...(way.length > 0 ? way : describeDesks(question, tools)),
      ...(counters.test(question.line) ? addFromHub(question, tools) : []),
    ]
  },
  examples,
}
