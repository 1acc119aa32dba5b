import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { either, noMinimum, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Estimates: 85 % of the exact VAT inside the price, rounded once. */
export const amounts: EvaluationQuestion[] = [
  { ask: 'Rolex 11 500 euros bought in Geneva? no sorry in Nice. refund', says: [sum(1629.17)] },
  { ask: '3x tshirts 39,90 each + jacket 210 all zara madrid one ticket', says: [sum(48.64)] },
  { ask: 'tax bak on 1k5 euro laptop in valencia', says: [sum(221.28)] },
  // There is no exchange rate for New Zealand dollars, reais or won; it is right to say so.
  { ask: 'NZ$1,200 sunglasses and bag in Paris', known: false, says: [sum(170)], never: [/EUR ?170\.00/] },
  { ask: 'R$ 4.000 em Roma refund?', known: false, says: [sum(613.11)] },
  { ask: 'A$2500 coat from galeries lafayette paris', says: [sum(354.17)] },
  { ask: 'C$ 1,850.00 spent Madrid', says: [sum(272.91)] },
  { ask: '1.5 million won bag from paris refund pls', known: false, says: [sum(212500)] },
  {
    ask: 'If I spend 12000 at Hermes in Lyon, what would I realistically get after their cut',
    says: [sum(1700)],
  },
  { ask: 'how much do i save on a 899 iphone in Berlin', says: [sum(122.01)] },
  { ask: 'bought stuff worth 130 euros in venice, do I qualify and how much', says: [/154\.94/, /\b70\b/] },
  { ask: 'spent 75 eur madrid can i claim', says: [/90\.16/, noMinimum] },
  { ask: 'price was 500 before tax, 600 with tax in paris. what is refund', says: [sum(85)] },
  { ask: 'my total is 2340 usd in rome', says: [sum(358.67)] },
  { ask: 'I already know vat is 350 euros on my french invoice, what will I receive', says: [sum(297.5)] },
  { ask: 'necklace for my mom seven thousand two hundred euro place vendome', says: [sum(1020)] },
  { ask: 'cuanto me devuelven por 780 euros en sevilla', says: [sum(115.07)] },
  {
    ask: 'if i get 12 percent of 2000 back in paris is that normal? what do you estimate',
    says: [sum(283.33)],
  },
  { ask: 'half a million yen in berlin', says: [sum(67857.14)] },
  { ask: '€ 1’250.50 Stuttgart', says: [sum(169.71)] },
  { ask: 'i bought a coat on 12/10 for 680 euro in malaga', says: [sum(100.31)] },
  { ask: 'we are 3 ppl and each bought a bag for 400 in rome, what does each of us get', says: [sum(61.31)] },
  {
    ask: 'bought something for 1000 euro how much',
    says: [either(/which country|in which|France[^]*Spain|141\.67[^]*147\.52/)],
  },
]
