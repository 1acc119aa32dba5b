import { law } from '#server/assistant/testing/tourist-question'
import type { EvaluationQuestion } from './evaluation-question.ts'
import { eur, figure } from './patterns.ts'

const none = /no (?:legal )?minimum|no longer (?:a|any) minimum|any amount/i
const over = (amount: number) =>
  new RegExp(
    String.raw`(?:over|more than|above|exceeds?)(?: EUR)? ?€?${amount}(?![\d]|[.,][1-9])|EUR ${amount}\.01`,
  )

/** Minimums and rates in both editions. If guide and law differ, both figures are in the answer. */
export const minimums: EvaluationQuestion[] = [
  { ask: 'From what amount on can I get tax back in Spanish shops?', says: [eur(90.16), none] },
  { ask: 'lowest purchase for tax free in Italy?', says: [eur(154.94), eur(70)] },
  {
    ask: 'Mindestbetrag Germany: what is the smallest bill that counts',
    says: [eur(50), /19%|50\.01|more than|over/],
  },
  {
    ask: 'Is the French threshold 100 or 175 euros these days?',
    says: [eur(100)],
    never: [/(?:from|is) EUR 175/],
  },
  {
    ask: 'Give me the minimum amounts of all your countries',
    says: [eur(100), eur(90.16), eur(154.94), eur(50), eur(70), none],
  },
  { ask: 'From what amount on can I get tax back in Spanish shops?', edition: law, says: [none] },
  { ask: 'lowest purchase for tax free in Italy?', edition: law, says: [over(70)] },
  { ask: 'what must a bill in Germany come to at least?', edition: law, says: [over(50)] },
  { ask: 'Does a 90 euro dress from Mango Barcelona qualify?', says: [eur(90.16), eur(13.28)] },
  { ask: 'Does a 90 euro dress from Mango Barcelona qualify?', edition: law, says: [eur(13.28)] },
  { ask: 'sandals for 150 euros in Florence, enough?', says: [eur(154.94), eur(22.99)] },
  { ask: 'sandals for 150 euros in Florence, enough?', edition: law, says: [eur(22.99)] },
  { ask: '71 euros at a boutique in Milan', says: [eur(154.94), eur(10.88)] },
  { ask: 'exactly 50 euros in Frankfurt city', says: [/EUR 6\.7[89]/, /50\.01|more than|exceed/] },
  {
    ask: 'exactly 70.00 euros in Venice',
    says: [eur(154.94), eur(70)],
    never: [/estimated refund(?:\*\*)? (?:is|of|:)? ?EUR 10\.73/],
  },
  {
    ask: '120 euros Naples. what does the guide say and what does the law say?',
    says: [eur(154.94), eur(18.39)],
  },
  { ask: 'a purchase of 154.94 euros in Turin', says: [eur(23.75)] },
  { ask: 'I heard that Spain has dropped its minimum. Is it true?', says: [none, /2018/] },
  { ask: 'When was the Italian minimum lowered, and to what?', says: [/2024/, eur(70)] },
  {
    ask: '20 euro fan from a souvenir shop in Seville, can they refund?',
    says: [eur(90.16), /3\.47|any amount|no minimum/],
  },
  {
    ask: '1300 euros in Barcelona, and is there any minimum I should know?',
    says: [eur(191.78), eur(90.16), none],
  },
  { ask: '980 euros in Verona at Max Mara', says: [eur(150.21), eur(154.94), eur(70)] },
  { ask: 'What is the standard VAT in Italy in percent?', says: [/22 ?%/], never: [/VAT is (?:20|21|19)%/] },
  { ask: 'IVA España porcentaje, in English please', says: [/21 ?%/], never: [/VAT is (?:20|22|19)%/] },
  { ask: 'which of your countries has the highest sales tax rate?', says: [/Italy/, /22 ?%/] },
  {
    ask: '40 euros in Munich, anything back?',
    says: [eur(50)],
    never: [figure(5.43), /qualifies for|estimated refund(?:\*\*)? is/],
  },
]
