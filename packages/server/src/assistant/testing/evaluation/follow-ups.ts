import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, day, desksAt, doneAt, eur, figure, mayNot, money, sentTo, whyThere } from './patterns.ts'

/** Two or three turns: subject, country and amount stay until the user names another. */
export const followUps: EvaluationQuestion[] = [
  { earlier: ['I spent 1300 euros in Munich'], ask: 'and if it had been Rome?', says: [/199\.2[67]/] },
  { earlier: ['600 euros in Rome'], ask: 'what about the same in Paris', says: [eur(85)] },
  { earlier: ['How much do I get for 600 euros in Barcelona?'], ask: 'and for 840', says: [eur(123.92)] },
  { earlier: ['I bought a bag for 980 euros'], ask: 'in Paris', says: [eur(138.83)] },
  { earlier: ['I bought a bag for 980 euros', 'in Paris'], ask: 'sorry, I mean Milan', says: [eur(150.21)] },
  { earlier: ['760 euros in Lyon'], ask: 'and for 760 pounds?', says: [money(107.67, 'GBP', '£')] },
  {
    earlier: ['What is the minimum in Germany?'],
    ask: 'and in Spain',
    says: [eur(90.16), /no (?:legal )?minimum|any amount/i],
  },
  { earlier: ['VAT rate in France'], ask: 'Italy?', says: [/22 ?%/] },
  {
    earlier: ['Where is customs at Orly 4?'],
    ask: 'and in terminal 1 at CDG',
    says: [/Hall 6/],
    never: [/47d/],
  },
  {
    earlier: ['Where do I validate at Barajas?'],
    ask: 'I meant Malaga airport',
    says: [/363/],
    never: [/counter 197/],
  },
  {
    earlier: ['Can I claim as a Brazilian living in Rio?'],
    ask: 'and my husband, he lives in Lisbon',
    says: [mayNot],
    never: [/^\W*Yes/],
  },
  {
    earlier: ['I live in Berlin, can I claim?'],
    ask: 'but I have an American passport',
    says: [mayNot],
    never: [/^\W*Yes/],
  },
  {
    earlier: ['By when do I have to leave?'],
    ask: 'the receipt says 18 October 2026',
    says: [day(18, 1, 2027)],
  },
  {
    earlier: ['bought on 3 November 2026'],
    ask: 'and a second one on 20 November 2026?',
    says: [day(20, 2, 2027)],
  },
  {
    earlier: ['I fly Madrid - Frankfurt - New York'],
    ask: 'the goods are in my hand luggage',
    says: [doneAt('Frankfurt'), whyThere],
    never: [desksAt('Madrid')],
  },
  {
    earlier: ['Paris to Zurich to Bangkok'],
    ask: 'bags in the cabin, which customs?',
    says: [/Charles de Gaulle|CDG|Orly|airport/i, doneAt('Paris|CDG|Charles de Gaulle')],
    never: [sentTo('Zurich')],
  },
  {
    earlier: ['350 euros in Munich', 'thanks'],
    ask: 'and the hotel, 500 euros there?',
    says: [mayNot],
    never: [figure(67.86), anEstimate],
  },
  {
    earlier: ['720 euros in Paris'],
    ask: 'how long does that take',
    says: [/2 to 8 weeks|two to eight weeks/],
  },
  {
    earlier: ['I bought a coat in Spain', 'it was 430 euros'],
    ask: 'so what do I get',
    says: [/EUR 63\.4[34]/],
  },
  {
    earlier: ['I spent 300 euros in Madrid'],
    ask: 'and in Lisbon?',
    says: [/Portugal/],
    never: [figure(44.26), figure(42.5), figure(47.68), anEstimate],
  },
  { earlier: ['600 euros of wine in Bordeaux'], ask: 'make it 900', says: [eur(127.5)] },
  {
    earlier: ['Does a red screen mean no refund?'],
    ask: 'and at DIVA?',
    says: [/officer|Guardia Civil|customs (?:desk|office)/i],
  },
  {
    earlier: ['my kid is 14, may she claim in Paris?'],
    ask: 'and 16?',
    says: [/\b16\b/],
    never: [/^\W*No\b/],
  },
  {
    earlier: ['Where is the desk in Frankfurt terminal 1?'],
    ask: 'how early should I come',
    says: [/3 hours|three hours/],
  },
]
