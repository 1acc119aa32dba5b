import { answerOwnRows } from '../answers/answer-own-rows.ts'
import { examples } from './own-bookings.examples.ts'
import type { Subject } from './subject.ts'

export const ownBookings: Subject = {
  id: 'own-bookings',
  title: 'Which rides did I request?',
  needs: [],
  isOfRows: true,
  isWithoutAmount: true,
  answer: answerOwnRows('own-bookings'),
  examples,
}
