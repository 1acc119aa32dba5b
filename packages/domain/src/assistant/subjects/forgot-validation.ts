import { explains } from '../answers/explains.ts'
import { examples } from './forgot-validation.examples.ts'
import type { Subject } from './subject.ts'

export const forgotValidation: Subject = {
  id: 'forgot-validation',
  title: 'What if I forgot the customs stamp?',
  needs: [],
  answer: explains('forgot-validation'),
  examples,
}
