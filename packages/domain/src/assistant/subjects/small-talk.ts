import { fixedWords } from '../answers/fixed-words.ts'
import { examples } from './small-talk.examples.ts'
import type { Subject } from './subject.ts'

export const smallTalk: Subject = {
  id: 'small-talk',
  title: 'What can I ask you?',
  needs: [],
  isWithoutAmount: true,
  isUnlisted: true,
  yieldsTo: 'price-with-refund',
  answersAbroad: true,
  answer: () => [fixedWords.whatCanBeAsked],
  examples,
}
