import { addFromGuide } from '../answers/add-from-guide.ts'
import { describePlaces } from '../answers/describe-places.ts'
import { examples } from './red-screen.examples.ts'
import type { Subject } from './subject.ts'

export const redScreen: Subject = {
  id: 'red-screen',
  title: 'What if the kiosk shows red or does not work?',
  needs: [],
  answer: ({ question }, tools) => [
    ...describePlaces(question, tools),
    tools.explain('red-screen').text,
    ...addFromGuide(question, tools),
  ],
  examples,
}
