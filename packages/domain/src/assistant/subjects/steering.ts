import { fixedWords } from '../answers/fixed-words.ts'
import { examples } from './steering.examples.ts'
import type { Subject } from './subject.ts'

export const steering: Subject = {
  id: 'steering',
  title: 'What will you not do?',
  needs: [],
  isWithoutAmount: true,
  isUnlisted: true,
  yieldsTo: 'price',
  answersAbroad: true,
  answer: () => [fixedWords.refused],
  examples,
}
