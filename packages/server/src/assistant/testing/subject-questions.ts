import { outside, type TouristQuestion } from './tourist-question.ts'

const anyRefund = /estimated refund/

/** Refusals before an estimate, journeys, other countries, several questions in one, conversations, other languages. */
export const subjectQuestions: TouristQuestion[] = [
  {
    ask: 'We stay at a hotel in Paris for 900 euros. What is the refund?',
    says: [/^No\./],
    never: [anyRefund],
  },
  {
    ask: 'I bought a used Rolex for 8000 euros in Munich, how much back?',
    says: ['Secondhand'],
    never: [anyRefund],
  },
  { ask: 'I bought a car for 30000 euros in Germany, refund?', says: ['vehicles'], never: [anyRefund] },
  { ask: 'medicine for 120 euros in Barcelona', says: ['medicines'], never: [anyRefund] },
  {
    ask: 'the shop ships my 2000 euro sofa from Milan to Texas, how much refund',
    says: ['delivered to your home'],
    never: [anyRefund],
  },
  { ask: 'I live in Portugal and spent 500 euros in Paris', says: [/^No\./], never: [anyRefund] },
  { ask: 'books for 200 euros in Rome', says: ['IVA assolta dall’editore'], never: [anyRefund] },
  { ask: 'chocolates for 150 euros in Paris', says: ['lower VAT rate', 'no figure'], never: [anyRefund] },
  { ask: 'I found a bag near my hotel for 600 euros in Rome, how much back?', says: ['EUR 91.97'] },
  {
    ask: 'Madrid, Frankfurt, New York, bag in my hand',
    says: ['Frankfurt Airport', 'hand luggage'],
    never: ['DIVA kiosk'],
  },
  {
    ask: 'My bags are checked through from Rome to Boston with a change in Frankfurt. Who stamps?',
    says: ['Fiumicino Airport', 'before you give the bag away'],
  },
  { ask: 'leaving by car from Como to Lugano, where do I validate', says: ['last customs post'] },
  {
    ask: 'I want to spend 750 on crystal in Prague, what comes back',
    says: ['articles 146 and 147', 'EUR 175'],
    never: [anyRefund, 'PABLO'],
  },
  {
    ask: 'What is the minimum in Belgium?',
    says: ['France, Spain, Italy and Germany only', 'third month'],
    never: ['EUR 100'],
  },
  {
    ask: 'Can I get the VAT back on my hotel and how early should I be at CDG?',
    says: ['No. Hotels', 'Be there 3 hours'],
  },
  {
    ask: 'What is the minimum in France? And in Italy? How long does the refund take?',
    says: ['EUR 100', 'EUR 154.94', '2 to 8 weeks'],
  },
  {
    ask: 'I spent 450 euros in Madrid. How much comes back, and do I need the receipt?',
    says: ['EUR 66.38', 'the receipt'],
  },
  {
    earlier: ['What is the minimum in France?'],
    ask: 'and in Italy?',
    says: ['EUR 154.94'],
    never: ['France: VAT'],
  },
  // As the first message of a conversation.
  { ask: 'And in Italy?', says: ['EUR 154.94'] },
  { ask: 'and Spain?', says: ['EUR 90.16'] },
  { earlier: ['500 euros in Paris'], ask: 'what about 300?', says: ['EUR 42.50', 'France'] },
  { earlier: ['500 euros in Paris'], ask: 'same for my wife', says: ['EUR 70.83'] },
  { earlier: ['I spent 500 euros in Paris'], ask: 'How much do I get back?', says: ['EUR 70.83'] },
  {
    earlier: ['What is the deadline for something bought on 12 September?'],
    ask: 'and on 5 October?',
    says: ['5 Jan 2027'],
  },
  {
    ask: 'Combien puis-je récupérer sur 500 euros à Paris ?',
    says: [/^Pour l’instant, je réponds uniquement en anglais\./, 'EUR 70.83'],
  },
  {
    ask: '¿Dónde está la oficina de devolución en Barajas?',
    says: [/^Por ahora respondo solo en inglés\./, 'Madrid Airport'],
  },
  { ask: 'flibber the gronk at wozzle', says: [/#ask\)|I answer from our guides/], never: [outside] },
  {
    ask: 'what about Poland? I paid 2000 zloty',
    says: ['refunds for Poland', 'third month'],
    never: ['PABLO'],
  },
  { ask: 'refund for shopping in Oslo', says: ['Norway is outside the EU'], never: ['PABLO'] },
  {
    ask: 'how do I validate in Vienna',
    says: ['Austria', 'where you leave the EU'],
    never: ['PABLO', 'Spain at'],
  },
  { ask: 'How much is the minimum in Croatia and in France?', says: ['refunds for Croatia', 'EUR 100'] },
  { ask: 'Where is customs in Frankfurt Terminal 3?', says: ['no desk in Terminal 3'] },
]
