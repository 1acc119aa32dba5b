import { fixedSentences } from '../answers/fixed-sentences.ts'
import { examples } from './unknown.examples.ts'
import type { Subject } from './subject.ts'

export const unknown: Subject = {
  id: 'unknown',
  title: 'What do you not know?',
  needs: [],
  isWithoutAmount: true,
  isUnlisted: true,
  yieldsTo: 'price-with-refund',
  isUnknown: true,
  answer: () => [fixedSentences.silent],
  examples,
}
