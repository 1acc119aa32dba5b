import { answerOwnRows } from '../answers/answer-own-rows.ts'
import { examples } from './own-places.examples.ts'
import type { Subject } from './subject.ts'

export const ownPlaces: Subject = {
  id: 'own-places',
  title: 'Which places did I save?',
  needs: [],
  isOfRows: true,
  isWithoutAmount: true,
  answer: answerOwnRows('own-places'),
  examples,
}
