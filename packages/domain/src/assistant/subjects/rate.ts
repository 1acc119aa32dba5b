import { answerReducedGoods } from '../answers/answer-reduced-goods.ts'
import { hasLowerRate, kindNamed, kindOfGoods } from '../answers/kind-of-goods.ts'
import { describeRules } from '../answers/describe-rules.ts'
import { examples } from './rate.examples.ts'
import type { Subject } from './subject.ts'

export const rate: Subject = {
  id: 'rate',
  title: 'How high is the VAT?',
  needs: [],
  isOfCountry: true,
  lacksAbroad: {
    what: 'rate',
    knownIn: [
      'the Netherlands',
      'Portugal',
      'Greece',
      'Great Britain',
      'the Canary Islands',
      'Ceuta and Melilla',
      'Monaco',
    ],
  },
  yieldsTo: 'price-in-other-currency',
  comparesAbroad: true,
  answer: (inquiry, tools) => {
    const kind = kindNamed(inquiry.question) ?? kindOfGoods({ goods: null }, inquiry.way.line)
    return hasLowerRate(kind) ? answerReducedGoods(inquiry, tools) : describeRules(inquiry.question, tools)
  },
  examples,
}
