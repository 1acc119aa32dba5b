import { examples } from './no-network.examples.ts'
import type { Subject } from './subject.ts'

export const noNetwork: Subject = {
  id: 'no-network',
  title: 'What works without a network?',
  needs: [],
  answer: (_asked, tools) => [tools.explain('no-network').text],
  examples,
}
