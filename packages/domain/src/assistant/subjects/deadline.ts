import { describeDay } from '../answers/describe-day.ts'
import { examples } from './deadline.examples.ts'
import type { Subject } from './subject.ts'

export const deadline: Subject = {
  id: 'deadline',
  title: 'Until when must the goods leave the EU?',
  needs: [],
  // Examples are English: in another language the day says what is asked.
  isPlainIn: ({ language, day }) => language !== 'en' && day !== null,
  answer: ({ question }, tools) => describeDay(question, tools),
  examples,
}
