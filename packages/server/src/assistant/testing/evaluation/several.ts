import type { EvaluationQuestion } from './evaluation-question.ts'
import { booksWithoutVat, day, eur, mayNot } from './patterns.ts'

/** Several questions in one message: each must be answered. */
export const several: EvaluationQuestion[] = [
  {
    ask: 'What do I get for 1600 euros in Paris, and how long does it take?',
    says: [eur(226.67), /2 to 8 weeks|two to eight weeks/],
  },
  { ask: 'Is my hotel refundable? And what is the minimum in Italy?', says: [mayNot, eur(154.94), eur(70)] },
  {
    ask: '880 euros in Hamburg: how much? Where is customs at Hamburg airport?',
    says: [eur(119.43), /Hamburg Airport|Flughafenstraße/],
  },
  {
    ask: 'I live in Toronto. Can I claim, and what documents do I bring?',
    says: [/Yes|can claim|outside the EU/, /passport/],
  },
  {
    ask: 'Where is the desk at CDG terminal 1 and how early must I be there?',
    says: [/Hall 6/, /3 hours|three hours/],
  },
  {
    ask: 'bought on 18 October 2026 for 2400 euros in Milan - deadline and refund please',
    says: [eur(367.87), day(18, 1, 2027)],
  },
  {
    ask: 'Cash or card? And do I lose something when I forget the scan?',
    says: [/fee|card/i, /lost|charged back/],
  },
  { ask: 'What is PABLO and what is DIVA?', says: [/France|French/, /Spain|Spanish/] },
  {
    ask: '3200 euros in Paris and 1050 in Rome, what comes back from each?',
    says: [eur(453.33), eur(160.94)],
  },
  { ask: 'minimum in France? rate in Germany?', says: [eur(100), /19 ?%/] },
  {
    ask: 'Do books count in Italy, and cigarettes in France?',
    says: [booksWithoutVat, /tobacco/i],
  },
  {
    ask: 'I am from Leeds. May I claim in Spain? Is there a minimum?',
    says: [/England|Great Britain|Yes/, /no (?:legal )?minimum|any amount/i],
  },
  {
    ask: 'How do I delete my account and can I book a driver in Nice?',
    says: [/support/i, /chauffeur|driver|ride/i],
  },
  {
    ask: 'Can I wear the coat before? and may my wife show it at customs instead of me',
    says: [/unused|worn|wait/i, /in person|named on the form|yourself/i],
  },
]
