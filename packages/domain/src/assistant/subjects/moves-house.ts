import { explains } from '../answers/explains.ts'
import { examples } from './moves-house.examples.ts'
import type { Subject } from './subject.ts'

export const movesHouse: Subject = {
  id: 'moves-house',
  title: 'Can I claim when I move away from the EU, or into it?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'moves-house',
  answer: explains('moves-house'),
  examples,
}
