import { explains } from '../answers/explains.ts'
import { examples } from './delivered-home.examples.ts'
import type { Subject } from './subject.ts'

/** The shop, not the traveler, exports the goods. */
const byTheShop =
  /\b(?:crated|freighted|couriered|(?:shipped|sent|delivered|posted) by the \w+|(?:they|shop|store|gallery|workshop|seller|maker|boutique) (?:will )?(?:ships?|sends?|delivers?|posts?|crates?))\b/

export const deliveredHome: Subject = {
  id: 'delivered-home',
  title: 'Do goods that are sent home count?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'online',
  refusesGoods: ['delivered-home'],
  isPlainIn: ({ line }) => byTheShop.test(line),
  answer: explains('online'),
  examples,
}
