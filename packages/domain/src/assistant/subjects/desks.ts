import { namesHub } from '../answers/hub-in.ts'
import { describeDesks } from '../answers/describe-desks.ts'
import { examples } from './desks.examples.ts'
import type { Subject } from './subject.ts'

export const desks: Subject = {
  id: 'desks',
  title: 'Where is the refund desk?',
  needs: ['place'],
  isOfCountry: true,
  yieldsTo: 'price-in-other-currency',
  isPlainIn: namesHub,
  isOfCustoms: true,
  answer: ({ question }, tools) => describeDesks(question, tools),
  examples,
}
