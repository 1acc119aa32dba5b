import { describeOwnRows } from '../answers/describe-own-rows.ts'
import { examples } from './own-calculations.examples.ts'
import type { Subject } from './subject.ts'

export const ownCalculations: Subject = {
  id: 'own-calculations',
  title: 'What did I calculate?',
  needs: [],
  isWithoutAmount: true,
  answer: async (_, tools) => [describeOwnRows(await tools.ownRows(), 'own-calculations')],
  examples,
}
