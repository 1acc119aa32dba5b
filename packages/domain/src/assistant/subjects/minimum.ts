import { minimumAbroad } from '../answers/abroad-of.ts'
import { answerMinimum } from '../answers/answer-minimum.ts'
import { examples } from './minimum.examples.ts'
import type { Subject } from './subject.ts'

export const minimum: Subject = {
  id: 'minimum',
  title: 'What is the minimum purchase?',
  needs: [],
  isWithoutAmount: true,
  isOfCountry: true,
  lacksAbroad: minimumAbroad,
  comparesAbroad: true,
  answer: answerMinimum,
  examples,
}
