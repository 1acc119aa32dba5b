import { describeRules } from '../answers/describe-rules.ts'
import { examples } from './price-with-tax.examples.ts'
import type { Subject } from './subject.ts'

export const priceWithTax: Subject = {
  id: 'price-with-tax',
  title: 'Does the price include the VAT?',
  needs: [],
  isOfCountry: true,
  isWithoutAmount: true,
  answer: ({ question }, tools) => [
    tools.explain('price-with-tax').text,
    ...(question.places.length > 0 || question.country ? describeRules(question, tools) : []),
  ],
  examples,
}
