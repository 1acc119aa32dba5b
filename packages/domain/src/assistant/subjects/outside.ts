import { fixedWords } from '../answers/fixed-words.ts'
import { examples } from './outside.examples.ts'
import type { Subject } from './subject.ts'

export const outside: Subject = {
  id: 'outside',
  title: 'What is outside your subject?',
  needs: [],
  isWithoutAmount: true,
  isUnlisted: true,
  turnsAway: true,
  yieldsTo: 'price-with-refund',
  answersAbroad: true,
  answer: () => [fixedWords.outside],
  examples,
}
