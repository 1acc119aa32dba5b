import { answerEstimate } from '../answers/answer-estimate.ts'
import { examples } from './estimate.examples.ts'
import type { Subject } from './subject.ts'

export const estimate: Subject = {
  id: 'estimate',
  title: 'How much do I get back?',
  needs: ['amount'],
  isWithoutAmount: true,
  isOfPurchases: true,
  answersAbroad: true,
  answer: answerEstimate,
  examples,
}
