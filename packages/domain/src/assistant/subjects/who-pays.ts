import { explains } from '../answers/explains.ts'
import { examples } from './who-pays.examples.ts'
import type { Subject } from './subject.ts'

export const whoPays: Subject = {
  id: 'who-pays',
  title: 'Who pays the refund?',
  needs: [],
  answer: explains('who-pays'),
  examples,
}
