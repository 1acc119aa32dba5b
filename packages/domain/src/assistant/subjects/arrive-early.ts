import { explains } from '../answers/explains.ts'
import { describePlaces } from '../answers/describe-places.ts'
import { examples } from './arrive-early.examples.ts'
import type { Subject } from './subject.ts'

export const arriveEarly: Subject = {
  id: 'arrive-early',
  title: 'How early do I come to the airport?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...describePlaces(inquiry.question, tools),
    ...(await explains('arrive-early')(inquiry, tools)),
  ],
  examples,
}
