import { describePage } from '../answers/describe-page.ts'
import { examples } from './insider.examples.ts'
import type { Subject } from './subject.ts'

export const insider: Subject = {
  id: 'insider',
  title: 'Can you find a rare piece for me?',
  needs: [],
  isWithoutAmount: true,
  yieldsTo: 'price-with-refund',
  answer: (_asked, tools) => describePage(tools, 'what does the insider network do'),
  examples,
}
