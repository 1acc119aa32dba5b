import { examples } from './keep-papers.examples.ts'
import type { Subject } from './subject.ts'

export const keepPapers: Subject = {
  id: 'keep-papers',
  title: 'Which papers do I keep, and until when?',
  needs: [],
  answer: (_asked, tools) => [tools.explain('keep-papers').text],
  examples,
}
