import { describePlaces, placesNamed } from '../answers/describe-places.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './cash-or-card.examples.ts'
import type { Subject } from './subject.ts'

export const cashOrCard: Subject = {
  id: 'cash-or-card',
  title: 'Cash or card?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(await explains('cash-or-card')(inquiry, tools)),
    ...(placesNamed(inquiry.question).some(({ kind }) => kind !== 'city')
      ? describePlaces(inquiry.question, tools)
      : []),
  ],
  examples,
}
