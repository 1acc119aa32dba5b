import { explains } from '../answers/explains.ts'
import { examples } from './share.examples.ts'
import type { Subject } from './subject.ts'

export const share: Subject = {
  id: 'share',
  title: 'Why do I get less than the VAT?',
  needs: [],
  answer: explains('share'),
  examples,
}
