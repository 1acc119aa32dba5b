import { minimumAbroad } from '../answers/abroad-of.ts'
import { answerMinimum, asksOfItsEnd } from '../answers/answer-minimum.ts'
import { examples } from './minimum.examples.ts'
import type { Subject } from './subject.ts'

/** Figures that are or were minimums, and not prices. */
const oldFigures = /\b(?:90[.,]1[56]|154[.,]9[45]|175[.,]01|100[.,]01|50[.,]01|70[.,]01)\b/

/** Two minimums are compared. */
const whoIsRight = /\b(?:who|which|right|say|says|said|tells?|told|still|wrong|true|correct|read|insists?)\b/
const aLimit = /\b(?:50|fifty|70|seventy|100|hundred) ?(?:eur|euros?|€)? (?:limit|rule|threshold|minimum)\b/

/** "If it is below 100 euros in France, do I get nothing?" */
const belowIt =
  /\bif (?:it|that|this|the (?:\w+ )?(?:price|total|sum|amount|bill|purchase)|i (?:spend|pay|buy)|we (?:spend|pay|buy)) (?:is |are |was |stays? |for )?(?:below|under|less than|lower than)\b/

/** "You told me 100 for France. And Germany then?" */
const quotesUs =
  /\byou (?:just )?(?:told|said|wrote)(?: (?:me|us|that|it|is|was|its))* (?:[€$£] )?(?:50|fifty|70|seventy|100|hundred|175)(?:[.,]0[01])? (?:(?:€|eur|euros?) )?(?:for|in) \w+\b/

/** "Must it be over 100, or is 100 fine?" */
const exactlyIt = /\b(?:over|more than|above) (?:[€$£] )?(\d[\d.,]*)\b.*\bor\b.*\b\1\b/

export const minimum: Subject = {
  id: 'minimum',
  title: 'What is the minimum purchase?',
  needs: [],
  isWithoutAmount: true,
  isOfCountry: true,
  lacksAbroad: minimumAbroad,
  comparesAbroad: true,
  isPlainIn: ({ line }) => oldFigures.test(line) || aLimit.test(line),
  isAllOf: (question, { line }) =>
    belowIt.test(question.line) ||
    exactlyIt.test(question.line) ||
    (quotesUs.test(line) && question.purchases.length === 0) ||
    (asksOfItsEnd(question) && aLimit.test(question.line)) ||
    (oldFigures.test(line) && whoIsRight.test(question.line)),
  answer: answerMinimum,
  examples,
}
