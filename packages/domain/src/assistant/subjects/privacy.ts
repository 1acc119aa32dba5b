import { explains } from '../answers/explains.ts'
import { examples } from './privacy.examples.ts'
import type { Subject } from './subject.ts'

export const privacy: Subject = {
  id: 'privacy',
  title: 'Who am I talking to?',
  needs: [],
  answer: explains('privacy'),
  examples,
}
