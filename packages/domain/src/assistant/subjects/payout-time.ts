import { explains } from '../answers/explains.ts'
import { examples } from './payout-time.examples.ts'
import type { Subject } from './subject.ts'

export const payoutTime: Subject = {
  id: 'payout-time',
  title: 'How long does the refund take?',
  needs: [],
  answer: explains('payout-time'),
  examples,
}
