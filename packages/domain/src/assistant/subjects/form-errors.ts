import { explains } from '../answers/explains.ts'
import { examples } from './form-errors.examples.ts'
import type { Subject } from './subject.ts'

export const formErrors: Subject = {
  id: 'form-errors',
  title: 'What if there is a mistake on the form?',
  needs: [],
  answer: explains('form-errors'),
  examples,
}
