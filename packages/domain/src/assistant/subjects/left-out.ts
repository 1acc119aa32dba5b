import { explains } from '../answers/explains.ts'
import { examples } from './left-out.examples.ts'
import type { Subject } from './subject.ts'

export const leftOut: Subject = {
  id: 'left-out',
  title: 'Which goods are left out?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('left-out'),
  examples,
}
