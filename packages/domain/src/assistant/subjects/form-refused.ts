import { explains } from '../answers/explains.ts'
import { examples } from './form-refused.examples.ts'
import type { Subject } from './subject.ts'

export const formRefused: Subject = {
  id: 'form-refused',
  title: 'What if customs refuses the form?',
  needs: [],
  isOfOurForms: true,
  answer: explains('form-refused'),
  examples,
}
