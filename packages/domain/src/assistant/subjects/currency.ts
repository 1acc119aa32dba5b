import { explains } from '../answers/explains.ts'
import { examples } from './currency.examples.ts'
import type { Subject } from './subject.ts'

/** "Do they give the refund in dollars or euros?" */
const ofPayout =
  /\b(?:refund|refunded|money|pay|paid|payout|give|get)\b(?: \w+){0,4} in (?:us |my |local |home )?(?:dollars?|euros?|pounds?|yen|yuan|rupees|currency|usd|eur|gbp)\b/

export const currency: Subject = {
  id: 'currency',
  title: 'Which currencies and exchange rates are used?',
  needs: [],
  isAllOf: ({ line, purchases }, { places }) => purchases.length + places.length === 0 && ofPayout.test(line),
  yieldsTo: 'price-in-other-currency',
  answer: explains('currency'),
  examples,
}
