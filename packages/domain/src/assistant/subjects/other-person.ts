import { explains } from '../answers/explains.ts'
import { examples } from './other-person.examples.ts'
import type { Subject } from './subject.ts'

export const otherPerson: Subject = {
  id: 'other-person',
  title: 'Can somebody else claim for me?',
  needs: [],
  answer: explains('other-person'),
  examples,
}
