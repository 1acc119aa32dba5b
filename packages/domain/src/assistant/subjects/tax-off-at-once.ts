import { boughtIn } from '../answers/bought-in.ts'
import { describePage } from '../answers/describe-page.ts'
import type { Country } from '../../places/countries.ts'
import { examples } from './tax-off-at-once.examples.ts'
import type { Subject } from './subject.ts'

export const taxOffAtOnce: Subject = {
  id: 'tax-off-at-once',
  title: 'Can the shop take the VAT off at once?',
  needs: [],
  isOfCountry: true,
  answer: ({ question }, tools) => {
    const country = boughtIn(question) ?? question.country
    const countries = country ? [country] : (['germany', 'italy'] as const)
    const sentences = countries.flatMap((one: Country) => [
      ...describePage(tools, 'can the shop take the vat off the price at once', undefined, one),
      ...describePage(tools, 'may the shop sell to me without vat', undefined, one),
    ])
    return sentences.length > 0
      ? sentences
      : describePage(tools, 'what has not changed', 'price at the till includes the tax')
  },
  examples,
}
