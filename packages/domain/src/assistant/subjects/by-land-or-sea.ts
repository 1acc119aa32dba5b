import { answerWayOut } from '../answers/answer-way-out.ts'
import { examples } from './by-land-or-sea.examples.ts'
import type { Subject } from './subject.ts'

export const byLandOrSea: Subject = {
  id: 'by-land-or-sea',
  title: 'Where is the form validated when I leave by train, car or ship?',
  needs: [],
  answer: (asked, tools) => [...answerWayOut(asked, tools), tools.explain('by-land-or-sea').text],
  examples,
}
