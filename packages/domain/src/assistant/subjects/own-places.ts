import { describeOwnRows } from '../answers/describe-own-rows.ts'
import { examples } from './own-places.examples.ts'
import type { Subject } from './subject.ts'

export const ownPlaces: Subject = {
  id: 'own-places',
  title: 'Which places did I save?',
  needs: [],
  isWithoutAmount: true,
  answer: async (_, tools) => [describeOwnRows(await tools.ownRows(), 'own-places')],
  examples,
}
