import { addFromGuide } from '../answers/add-from-guide.ts'
import { describePlaces } from '../answers/describe-places.ts'
import { examples } from './closed-desk.examples.ts'
import type { Subject } from './subject.ts'

export const closedDesk: Subject = {
  id: 'closed-desk',
  title: 'What if customs is closed?',
  needs: [],
  answer: ({ question }, tools) => [
    ...describePlaces(question, tools, { isTimed: true }),
    tools.explain('closed-desk').text,
    ...addFromGuide(question, tools),
  ],
  examples,
}
