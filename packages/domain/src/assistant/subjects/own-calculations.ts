import { answerOwnRows } from '../answers/answer-own-rows.ts'
import { examples } from './own-calculations.examples.ts'
import type { Subject } from './subject.ts'

export const ownCalculations: Subject = {
  id: 'own-calculations',
  title: 'What did I calculate?',
  needs: [],
  isOfRows: true,
  isWithoutAmount: true,
  answer: answerOwnRows('own-calculations'),
  examples,
}
