import { explains } from '../answers/explains.ts'
import { examples } from './one-name.examples.ts'
import type { Subject } from './subject.ts'

export const oneName: Subject = {
  id: 'one-name',
  title: 'Can several people be on one form?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('one-name'),
  examples,
}
