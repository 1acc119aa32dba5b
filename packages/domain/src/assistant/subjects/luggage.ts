import { addFromGuide } from '../answers/add-from-guide.ts'
import { isBagCheckedIn, describeCheckedBag } from '../answers/checked-bag.ts'
import { answerWayOut } from '../answers/answer-way-out.ts'
import { describePlaces } from '../answers/describe-places.ts'
import { stopsOf } from '../answers/stops-of.ts'
import { examples } from './luggage.examples.ts'
import type { Subject } from './subject.ts'

export const luggage: Subject = {
  id: 'luggage',
  title: 'Suitcase or hand luggage: where do I show the goods?',
  needs: [],
  isPlainIn: ({ line }) => isBagCheckedIn(line),
  answer: (inquiry, tools) => {
    const isOnTheWay = stopsOf(inquiry.way).length > 1
    const there = isOnTheWay
      ? answerWayOut(inquiry, tools)
      : describePlaces(inquiry.question, tools, { isAboutBags: true })
    return [
      ...describeCheckedBag(inquiry, tools),
      ...there,
      tools.explain('luggage').text,
      ...addFromGuide(inquiry.question, tools),
    ]
  },
  examples,
}
