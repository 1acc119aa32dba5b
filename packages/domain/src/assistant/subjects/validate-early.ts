import { examples } from './validate-early.examples.ts'
import type { Subject } from './subject.ts'

export const validateEarly: Subject = {
  id: 'validate-early',
  title: 'Can I validate before the day on which I leave?',
  needs: [],
  answer: (_asked, tools) => [tools.explain('validate-early').text],
  examples,
}
