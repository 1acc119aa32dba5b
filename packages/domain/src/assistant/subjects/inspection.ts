import { examples } from './inspection.examples.ts'
import type { Subject } from './subject.ts'

export const inspection: Subject = {
  id: 'inspection',
  title: 'Does customs look at the goods?',
  needs: [],
  answer: (_asked, tools) => [tools.explain('inspection').text],
  examples,
}
