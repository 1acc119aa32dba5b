import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Estimates: 85 % of the exact VAT inside the price, rounded once. */
export const amounts: EvaluationQuestion[] = [
  { ask: 'How much would come back on a EUR 1,299 coat bought in Hamburg?', says: [sum(176.29)] },
  { ask: 'one thousand and fifty euros in madrid, what do I get', says: [sum(154.9)] },
  { ask: '600 swiss francs at printemps in paris', says: [/CHF ?85|85(?:\.00)? ?CHF/] },
  { ask: 'how much vat is hiding in 80 euro from germany', says: [sum(12.77)] },
  { ask: 'A$ 5,000 Louis Vuitton Champs Elysees', says: [sum(708.33)], never: [/EUR ?708\.33/] },
  {
    ask: 'two items, 350 and 95 euro, different shops in paris. are both ok?',
    says: [/49\.58|350/, either(mayNot, /below|short|under|does not qualify/)],
    never: [startsYes],
  },
  { ask: 'net price 500 + iva 105 = 605 in malaga, what comes back to me', says: [sum(89.25)] },
  { ask: 'tax back estimate for €75.20 trousers bought in Köln', says: [sum(10.21)] },
  {
    ask: 'hi there, got a quote of 22.500 euros for a ring at place vendome. my fiancé says well get 20 percent off, i say no. who is right, how much is it really?',
    says: [sum(3187.5)],
    never: [/EUR ?4,?500(?:\.00)?\b/],
  },
]
