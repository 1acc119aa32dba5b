import { fixedWords } from '../answers/fixed-words.ts'
import { examples } from './small-talk.examples.ts'
import type { Subject } from './subject.ts'

const ofLanguages =
  /\b(?:speak|talk|understand|languages?)\b|\bin (?:chinese|arabic|spanish|french|japanese|korean|russian|portuguese|turkish|hindi|german|italian|hebrew|thai)\b/

export const smallTalk: Subject = {
  id: 'small-talk',
  title: 'What can I ask you?',
  needs: [],
  isWithoutAmount: true,
  isUnlisted: true,
  yieldsTo: 'price-with-refund',
  answersAbroad: true,
  answer: ({ question }) => [
    ...(ofLanguages.test(question.line) ? [fixedWords.inEnglish] : []),
    fixedWords.whatCanBeAsked,
  ],
  examples,
}
