import { boughtIn } from '../answers/bought-in.ts'
import { examples } from './shop-repays.examples.ts'
import type { Subject } from './subject.ts'

export const shopRepays: Subject = {
  id: 'shop-repays',
  title: 'Can the shop in Spain repay all of the VAT itself?',
  needs: [],
  answer: ({ question }, tools) => {
    const country = boughtIn(question) ?? question.country
    const isSpain = country === null || country === 'spain'
    return isSpain ? [tools.explain('shop-repays').text] : [tools.explain('share').text]
  },
  examples,
}
