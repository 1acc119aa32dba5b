import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Estimates: 85 % of the exact VAT inside the price, rounded once. */
export const amounts: EvaluationQuestion[] = [
  { ask: 'handbag 2.890 € bologna how much vat back', says: [sum(442.98)] },
  { ask: 'hey so I paid eur 745 for boots in Hamburg whats coming back to me', says: [sum(101.11)] },
  { ask: 'we payed nine hundred fifty euros in florence for leather jackets', says: [sum(145.61)] },
  { ask: 'HK$9,800 for shoes munich', known: false, says: [sum(1330)] },
  { ask: '1 million yen watch in milan, estimate', says: [sum(153278.69)] },
  { ask: 'two wallets at 320 and a belt for 190 from the same shop in barcelona', says: [sum(122.44)] },
  { ask: 'four pairs of shoes, 120 euros a pair, Cologne, one invoice', says: [sum(65.14)] },
  {
    ask: 'refund on €85 in Nice',
    says: [eur(100), either(mayNot, /below|short|under|does not qualify/)],
    never: [startsYes],
  },
  { ask: 'receipt 100 euro sharp, paris', says: [/100/, sum(14.17)] },
  { ask: '€49.99 perfume in Düsseldorf', says: [eur(50)], never: [startsYes] },
  { ask: 'chf 3000 handbag in milano montenapoleone', says: [sum(459.84)] },
]
