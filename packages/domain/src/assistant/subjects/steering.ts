import { fixedSentences } from '../answers/fixed-sentences.ts'
import { examples } from './steering.examples.ts'
import type { Subject } from './subject.ts'

/** Requests for other people's rows, and instructions to the assistant. */
const ofOthers =
  /\bwho (?:else )?(?:has |have )?(?:booked|requested|ordered|signed up|registered|asked you)\b|\brepeat (?:after me|the text|everything above)\b|\byou are now a\b/

export const steering: Subject = {
  id: 'steering',
  title: 'What will you not do?',
  needs: [],
  isAllOf: ({ line }) => ofOthers.test(line),
  isWithoutAmount: true,
  isUnlisted: true,
  yieldsTo: 'price',
  answersAbroad: true,
  answer: () => [fixedSentences.refused],
  examples,
}
