import { boughtIn } from '../answers/bought-in.ts'
import { describeChanges } from '../answers/describe-changes.ts'
import { examples } from './what-changed.examples.ts'
import type { Subject } from './subject.ts'

export const whatChanged: Subject = {
  id: 'what-changed',
  title: 'What changed in the rules?',
  needs: [],
  isOfCountry: true,
  answer: ({ question }, tools) => [describeChanges(tools.changes(boughtIn(question) ?? question.country))],
  examples,
}
