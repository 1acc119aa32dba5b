import { explains } from '../answers/explains.ts'
import { examples } from './for-business.examples.ts'
import type { Subject } from './subject.ts'

export const forBusiness: Subject = {
  id: 'for-business',
  title: 'Can I claim for a company or for resale?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'for-business',
  answer: explains('for-business'),
  examples,
}
