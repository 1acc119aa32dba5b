import { explains } from '../answers/explains.ts'
import { examples } from './documents.examples.ts'
import type { Subject } from './subject.ts'

export const documents: Subject = {
  id: 'documents',
  title: 'What do I bring to customs?',
  needs: [],
  answer: explains('documents'),
  examples,
}
