import { describeDay } from '../answers/describe-day.ts'
import { examples } from './deadline.examples.ts'
import type { Subject } from './subject.ts'

export const deadline: Subject = {
  id: 'deadline',
  title: 'Until when must the goods leave the EU?',
  needs: [],
  // Examples are English: in another language the day says what is asked, in English that of the purchase and another one.
  isPlainIn: ({ language, day, days }) => day !== null && (language !== 'en' || days.length > 1),
  answer: ({ question }, tools) => describeDay(question, tools),
  examples,
}
