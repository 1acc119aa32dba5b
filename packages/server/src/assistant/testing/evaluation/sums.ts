import type { EvaluationQuestion } from './evaluation-question.ts'
import { eur, mayNot } from './patterns.ts'

/** Purchases over several messages: those of one shop are added, other shops count separately. */
export const sums: EvaluationQuestion[] = [
  {
    earlier: ['spent 500 euros in Barcelona on clothes'],
    ask: 'and another 80',
    says: [eur(85.56), eur(73.76), eur(11.8), /different shops/],
  },
  { earlier: ['400 euros in Paris at Chanel'], ask: 'plus 40 in the same shop', says: [eur(62.33)] },
  { earlier: ['120 in Lyon'], ask: 'another 90 on the same receipt', says: [eur(29.75)] },
  {
    earlier: ['paid 60 euros in a shop in Rome', 'and another 30 in the same store'],
    ask: 'what do I get altogether',
    says: [eur(13.8), /154\.94/],
  },
  {
    earlier: ['90 euros at Zara in Madrid'],
    ask: 'plus 60 at Mango, total?',
    says: [eur(13.28), eur(8.85), eur(22.13), /counts by itself/],
  },
  {
    earlier: ['I paid 300 euros in a boutique in Lyon', 'also 200 in a different shop there'],
    ask: 'sum?',
    says: [eur(42.5), eur(28.33), eur(70.83), /counts by itself/],
  },
  {
    earlier: ['45 euros in Berlin'],
    ask: 'and another 30 in the same shop',
    says: [/invoice/, eur(10.18), mayNot],
  },
  { earlier: ['45 euros in Berlin'], ask: 'plus 30 on the same invoice', says: [eur(10.18)] },
  {
    earlier: ['200 euros in Paris', 'and 300 euros in Rome'],
    ask: 'altogether?',
    says: [eur(28.33), eur(45.98), eur(74.31)],
  },
  {
    earlier: ['I bought a bag for 700 euros in Milan'],
    ask: 'add 120 for a belt',
    says: [eur(125.69), eur(107.3)],
  },
  {
    earlier: ['600 euros in Paris'],
    ask: 'and a haircut for 80 too',
    says: [/services|Hotels/],
    never: [eur(96.33), eur(11.33)],
  },
  {
    earlier: ['250 euros in Madrid'],
    ask: 'what about 300 instead',
    says: [eur(44.26)],
    never: [eur(81.14)],
  },
  {
    earlier: ['one coat 400 euros in Florence', 'shoes for 200 more, other shop'],
    ask: 'how much is everything together',
    says: [eur(61.31), eur(30.66), eur(91.97)],
  },
]
