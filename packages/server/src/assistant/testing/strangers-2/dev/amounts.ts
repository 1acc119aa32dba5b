import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Estimates: 85 % of the exact VAT inside the price, rounded once. */
export const amounts: EvaluationQuestion[] = [
  {
    ask: 'we spent 4,780 euros at chanel rue cambon, approx how much do i get back pls',
    says: [sum(677.17)],
  },
  { ask: 'bot a gucci bag in millan 2150e how much tax bk', says: [sum(329.55)] },
  {
    ask: 'so my mother in law insisted on this rug, 3.400 euros, from a shop in Sevilla and she now wants to know what she will see of the tax. she lives in mexico',
    says: [sum(501.57)],
  },
  { ask: '£2,100 watch in paris - refund in pounds?', says: [sum(297.5)], never: [/EUR ?297\.50/] },
  { ask: 'CAD 3000 spent at a jeweller in Rome', says: [sum(459.84)] },
  { ask: 'what is the vat portion of 950 euro in barcelona', says: [sum(164.88)] },
  { ask: '2 bags 780 each and one wallet 340 in paris same boutique', says: [sum(269.17)] },
  { ask: '120k yen on cosmetics in Paris, refund please', says: [sum(17000)] },
  {
    ask: 'we are 2 couples, each spent 620 in the same shop in lyon. how much per couple',
    says: [sum(87.83)],
  },
  {
    ask: 'how much for 15000€ rolex in frankfurt vs 15000€ rolex in paris, which is better',
    says: [sum(2035.71), sum(2125)],
  },
  { ask: 'paid EUR 260,50 in Nice. refund?', says: [sum(36.9)] },
  { ask: 'return on a 3k euro necklace, Florence', says: [sum(459.84)] },
  {
    ask: 'spent about four and a half thousand euro between us in one Prada shop milan',
    says: [sum(689.75)],
  },
  {
    ask: 'If the price tag says 1200 euro does that include vat and how much of it comes back in france?',
    says: [sum(170), /includ|inside|contain/i],
  },
  { ask: '5 polo shirts at 89.95 in one berlin shop', says: [sum(61.04)] },
  { ask: 'my bill: jacket 499, jeans 129, belt 59 - all massimo dutti madrid', says: [sum(101.35)] },
  {
    ask: 'EUR 99 in Paris - anything?',
    says: [eur(100), either(mayNot, /below|short|under/)],
    never: [startsYes],
  },
  { ask: 'Bought iphone 1.229,00 EUR in Rom', says: [sum(188.38)] },
  { ask: 'SGD 450 sunglasses in paris', says: [sum(63.75)] },
  {
    ask: 'Planning to spend 8 grand (euros) on a Cartier bracelet next week in Cannes. What’s the realistic refund?',
    says: [sum(1133.33)],
  },
  {
    ask: 'i bought shoes for 210 dollars us in venice how many dollars will i get',
    edition: 'law-2026-11',
    says: [sum(32.19)],
  },
]
