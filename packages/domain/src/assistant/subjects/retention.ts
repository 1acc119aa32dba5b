import { explains } from '../answers/explains.ts'
import { examples } from './retention.examples.ts'
import type { Subject } from './subject.ts'

export const retention: Subject = {
  id: 'retention',
  title: 'How long is my data kept?',
  needs: [],
  answer: explains('retention'),
  examples,
}
