import { explains } from '../answers/explains.ts'
import { examples } from './password.examples.ts'
import type { Subject } from './subject.ts'

export const password: Subject = {
  id: 'password',
  title: 'What if I forgot my password?',
  needs: [],
  answer: explains('password'),
  examples,
}
