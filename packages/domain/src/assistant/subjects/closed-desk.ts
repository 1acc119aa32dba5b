import { addFromGuide } from '../answers/add-from-guide.ts'
import { describePlaces } from '../answers/describe-places.ts'
import { hasLeftUnstamped } from '../answers/left-unstamped.ts'
import { describeMissedStamp } from '../answers/describe-missed-stamp.ts'
import { examples } from './closed-desk.examples.ts'
import type { Subject } from './subject.ts'

export const closedDesk: Subject = {
  id: 'closed-desk',
  title: 'What if customs is closed?',
  needs: [],
  answer: (inquiry, tools) => {
    const { question, way } = inquiry
    if (hasLeftUnstamped(question.line) || hasLeftUnstamped(way.line))
      return describeMissedStamp(inquiry, tools)
    return [
      ...describePlaces(question, tools, { isTimed: true }),
      tools.explain('closed-desk').text,
      ...addFromGuide(question, tools),
    ]
  },
  examples,
}
