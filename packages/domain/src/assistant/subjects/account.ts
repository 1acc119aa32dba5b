import { explains } from '../answers/explains.ts'
import { examples } from './account.examples.ts'
import type { Subject } from './subject.ts'

export const account: Subject = {
  id: 'account',
  title: 'How do I change or delete my account?',
  needs: [],
  answer: explains('account'),
  examples,
}
