import { addFromGuide } from '../answers/add-from-guide.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { describeRule } from '../answers/describe-rule.ts'
import { examples } from './steps.examples.ts'
import type { Subject } from './subject.ts'

export const steps: Subject = {
  id: 'steps',
  title: 'How does a VAT refund work?',
  needs: [],
  isOfCountry: true,
  isOfCustoms: true,
  answer: ({ question }, tools) => {
    const country = boughtIn(question) ?? question.country
    return [
      tools.explain('steps').text,
      ...(country ? [describeRule(tools.rule(country))] : []),
      ...addFromGuide(question, tools),
    ]
  },
  examples,
}
