import { explains } from '../answers/explains.ts'
import { examples } from './site-free.examples.ts'
import type { Subject } from './subject.ts'

export const siteFree: Subject = {
  id: 'site-free',
  title: 'What does this site cost?',
  needs: [],
  answer: explains('site-free'),
  examples,
}
