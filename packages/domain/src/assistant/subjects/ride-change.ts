import { explains } from '../answers/explains.ts'
import { examples } from './ride-change.examples.ts'
import type { Subject } from './subject.ts'

export const rideChange: Subject = {
  id: 'ride-change',
  title: 'How do I change or cancel a ride?',
  needs: [],
  answer: explains('ride-change'),
  examples,
}
