import { explains } from '../answers/explains.ts'
import { examples } from './session.examples.ts'
import type { Subject } from './subject.ts'

export const session: Subject = {
  id: 'session',
  title: 'How long do I stay signed in?',
  needs: [],
  answer: explains('session'),
  examples,
}
