import { staysInUnion } from '../answers/stays-in-union.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './gifts.examples.ts'
import type { Subject } from './subject.ts'

export const gifts: Subject = {
  id: 'gifts',
  title: 'Do gifts count?',
  needs: [],
  isSaidFirst: true,
  isAllOf: (_question, way) => staysInUnion(way),
  answer: explains('gifts'),
  examples,
}
