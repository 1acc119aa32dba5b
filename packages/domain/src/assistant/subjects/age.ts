import { explains } from '../answers/explains.ts'
import { examples } from './age.examples.ts'
import type { Subject } from './subject.ts'

export const age: Subject = {
  id: 'age',
  title: 'Is there a minimum age?',
  needs: [],
  answer: explains('age'),
  examples,
}
