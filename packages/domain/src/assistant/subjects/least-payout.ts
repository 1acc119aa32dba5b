import { explains } from '../answers/explains.ts'
import { examples } from './least-payout.examples.ts'
import type { Subject } from './subject.ts'

export const minPayout: Subject = {
  id: 'least-payout',
  title: 'What must an operator pay out at least?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('least-payout'),
  examples,
}
