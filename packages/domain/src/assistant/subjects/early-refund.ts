import { explains } from '../answers/explains.ts'
import { examples } from './early-refund.examples.ts'
import type { Subject } from './subject.ts'

export const earlyRefund: Subject = {
  id: 'early-refund',
  title: 'Can I get the refund in town?',
  needs: [],
  answer: explains('early-refund'),
  examples,
}
