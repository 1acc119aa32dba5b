import { explains } from '../answers/explains.ts'
import { examples } from './duty-free.examples.ts'
import type { Subject } from './subject.ts'

export const dutyFree: Subject = {
  id: 'duty-free',
  title: 'Is duty free the same as tax free?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('duty-free'),
  examples,
}
