import { explains } from '../answers/explains.ts'
import { examples } from './lost-form.examples.ts'
import type { Subject } from './subject.ts'

export const lostForm: Subject = {
  id: 'lost-form',
  title: 'What if I lost the form?',
  needs: [],
  answer: explains('lost-form'),
  examples,
}
