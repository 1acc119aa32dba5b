import { describeOwnRows } from '../answers/describe-own-rows.ts'
import { examples } from './own-bookings.examples.ts'
import type { Subject } from './subject.ts'

export const ownBookings: Subject = {
  id: 'own-bookings',
  title: 'Which rides did I request?',
  needs: [],
  isWithoutAmount: true,
  answer: async (_, tools) => [describeOwnRows(await tools.ownRows(), 'own-bookings')],
  examples,
}
