import { fixedSentences } from '../answers/fixed-sentences.ts'
import { examples } from './small-talk.examples.ts'
import type { Subject } from './subject.ts'

const ofLanguages =
  /\b(?:speak|talk|understand|languages?)\b|\bin (?:chinese|arabic|spanish|french|japanese|korean|russian|portuguese|turkish|hindi|german|italian|hebrew|thai)\b/

/** "Kannst du Deutsch?", "parlez-vous français" */
const ownLanguage =
  /^(?:kannst|konnen|sprichst|sprechen|hablas?|parlez|parles|parli|parla|fala|falas|praat)\b(?: \w+)? (?:deutsch|francais|espanol|castellano|italiano|portugues|nederlands)$/

export const smallTalk: Subject = {
  id: 'small-talk',
  title: 'What can I ask you?',
  needs: [],
  isAllOf: ({ line }) => ownLanguage.test(line),
  isWithoutAmount: true,
  isUnlisted: true,
  yieldsTo: 'price-with-refund',
  answersAbroad: true,
  answer: ({ question }) => [
    ...(ofLanguages.test(question.line) || ownLanguage.test(question.line) ? [fixedSentences.inEnglish] : []),
    fixedSentences.possibleQuestions,
  ],
  examples,
}
