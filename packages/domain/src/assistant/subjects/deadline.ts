import { describeDay } from '../answers/describe-day.ts'
import { examples } from './deadline.examples.ts'
import type { Subject } from './subject.ts'

/** Words about the day of a purchase and the last day. */
const aboutDays =
  /\b(?:when|until|till|by|deadline|late|latest|last|expires?|in time|purchased?|bought|receipt|invoice)\b/

export const deadline: Subject = {
  id: 'deadline',
  title: 'Until when must the goods leave the EU?',
  needs: [],
  // The examples are English. In another language a day decides; in English the day of the purchase and another one.
  isPlainIn: ({ language, day, days, purchases, line, leavingDays }) =>
    day !== null &&
    (language !== 'en' ||
      days.length > 1 ||
      leavingDays.length > 0 ||
      (purchases.length === 0 && aboutDays.test(line))),
  answer: ({ question }, tools) => describeDay(question, tools),
  examples,
}
