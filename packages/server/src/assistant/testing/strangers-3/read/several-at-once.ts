import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, notConfirmed, openOrClosed } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Several questions in one, and long stories. */
export const severalAtOnce: EvaluationQuestion[] = [
  {
    ask: 'can my 15 yo claim in paris, and can i use the goods before flying?',
    says: [/\b16\b/, /unused|new|better not|worn|wear/i],
  },
  {
    ask: 'hi, we (family from Jordan) spent 2,300 at Printemps and fly CDG-Vienna-Amman with checked bags, what comes back and where do we show it',
    says: [sum(325.83), doneAt('CDG|Charles de Gaulle|Paris')],
  },
  {
    ask: 'Is food refundable? and do i need original passport? spain',
    says: [/food|4 ?%|10 ?%/i, /passport/i],
  },
  {
    ask: 'where is the kiosk in nice T2 and is it open at 6',
    says: [/arrivals|Terminal 2/i, notConfirmed],
    never: [openOrClosed],
  },
  { ask: 'VAT rate in italy and germany', says: [/22 ?%/, /19 ?%/] },
  {
    ask: 'Last week I got a bag in Barcelona (1,150 EUR), the lady gave me a paper with QR. Tomorrow I fly to Bogotá direct. What must I do and how much do I get?',
    says: [sum(169.65), /DIVA|scan|kiosk/i],
  },
  {
    ask: 'my flight is Naples to Paris to Dakar; jacket of 600 euro from Naples in hand luggage; refund and stamp where?',
    says: [sum(91.97), either(doneAt('Paris|CDG'), cabinAt('Paris|CDG'))],
  },
]
