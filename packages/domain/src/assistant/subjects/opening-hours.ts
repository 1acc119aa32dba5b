import { namesHub } from '../answers/hub-in.ts'
import { describeDesks } from '../answers/describe-desks.ts'
import { examples } from './opening-hours.examples.ts'
import type { Subject } from './subject.ts'

export const openingHours: Subject = {
  id: 'opening-hours',
  title: 'When is the desk open?',
  needs: ['place'],
  isOfCountry: true,
  isPlainIn: namesHub,
  isOfCustoms: true,
  answer: ({ question }, tools) => describeDesks(question, tools, { isTimed: true }),
  examples,
}
