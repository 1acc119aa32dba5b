import { explains } from '../answers/explains.ts'
import { examples } from './check-online.examples.ts'
import type { Subject } from './subject.ts'

export const checkOnline: Subject = {
  id: 'check-online',
  title: 'How do I check that a form is validated?',
  needs: [],
  answer: explains('check-online'),
  examples,
}
