import { explains } from '../answers/explains.ts'
import { examples } from './need-account.examples.ts'
import type { Subject } from './subject.ts'

export const needAccount: Subject = {
  id: 'need-account',
  title: 'Do I need an account?',
  needs: [],
  answer: explains('need-account'),
  examples,
}
