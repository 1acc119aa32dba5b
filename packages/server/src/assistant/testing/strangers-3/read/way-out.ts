import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, sentTo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Which airport, station, port or border, and with which bag. */
export const wayOut: EvaluationQuestion[] = [
  {
    ask: 'rome fco to jfk direct, everything in checked luggage',
    says: [doneAt('Fiumicino|Rome|FCO'), /before|tag|check.in/i],
  },
  {
    ask: 'VCE-CDG-NRT bags checked to tokyo where validate',
    says: [doneAt('Venice|VCE|Marco Polo')],
    never: [sentTo('Tokyo|Narita')],
  },
  { ask: 'nice to zurich to singapore with swiss', says: [doneAt('Nice|NCE')], never: [sentTo('Zurich')] },
  {
    ask: 'Hamburg via London to Vancouver',
    says: [doneAt('Hamburg|HAM')],
    never: [sentTo('London|Heathrow')],
  },
  {
    ask: 'munich to istanbul to delhi, turkish airlines, shopping in suitcase',
    says: [doneAt('Munich|MUC')],
    never: [sentTo('Istanbul')],
  },
  {
    ask: 'Seville to Madrid to Mexico City, 1 ticket, hand bag',
    says: [either(doneAt('Madrid|Barajas'), cabinAt('Madrid|Barajas'))],
  },
  {
    ask: 'bologna-frankfurt-chicago. leather jacket i wear in cabin, shoes in hold',
    says: [doneAt('Bologna'), doneAt('Frankfurt|FRA')],
  },
  { ask: 'ferry from calais to dover by car, french form', says: [/Calais|port/i] },
  { ask: 'we drive from milan to lugano on sunday', says: [/border|Chiasso|Brogeda|customs|Como/i] },
  { ask: 'train milano zurich with purchases', says: [/ask|customs|border|not/i], never: [startsYes] },
  {
    ask: 'fly home from amsterdam, bought in berlin',
    says: [doneAt('Amsterdam|Schiphol|Netherlands|last')],
    never: [sentTo('Berlin')],
  },
  {
    ask: 'purchase 1200€ in Munich but flying from Austria',
    says: [doneAt('Austria|Vienna|last|leave'), sum(162.86)],
  },
  { ask: 'bought in Paris, flying out of Brussels to Montreal', says: [doneAt('Brussels|Belgium')] },
  {
    ask: 'can I scan french form at orly and fly from cdg next day',
    says: [/CDG|Orly|leave|last|before|any/i],
  },
  {
    ask: 'paris to dublin to new york preclearance, where do i stamp hand luggage',
    says: [either(doneAt('Dublin|Ireland'), cabinAt('Dublin'))],
  },
  { ask: 'malaga - casablanca', says: [doneAt('M[aá]laga|AGP')] },
  { ask: 'Where do I validate if I take the ferry from Tarifa to Tanger', says: [/Tarifa|port/i] },
  {
    ask: 'spain form but flight is BCN-FRA-PEK suitcase to beijing',
    says: [/Barcelona|BCN/i, /Frankfurt|hand|cabin|officer/i],
    never: [sentTo('Beijing')],
  },
  { ask: 'do i do it at departure airport or last airport', says: [/first/i, /last/i] },
  {
    ask: 'Berlin - Reykjavik - Seattle, purchases in the hold',
    says: [doneAt('Berlin|BER')],
    never: [sentTo('Reykjav[ií]k|Iceland')],
  },
  { ask: 'i live in london & drive through the tunnel from france', says: [/Calais|LeShuttle|Eurotunnel/i] },
  { ask: 'cabin bag or suitcase which is easier for tax refund', says: [/hand|cabin/i, /check|hold/i] },
  {
    ask: 'no customs at strasbourg station, we go train to basel then fly',
    says: [/customs|ask|Basel|border/i],
  },
]
