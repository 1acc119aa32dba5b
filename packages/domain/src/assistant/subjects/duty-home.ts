import { explains } from '../answers/explains.ts'
import { examples } from './duty-home.examples.ts'
import type { Subject } from './subject.ts'

export const dutyHome: Subject = {
  id: 'duty-home',
  title: 'Do I pay duty at home?',
  needs: [],
  answer: explains('duty-home'),
  examples,
}
