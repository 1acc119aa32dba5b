import type { EvaluationQuestion } from './evaluation-question.ts'
import { cabinAt, desksAt, doneAt, sentTo, whyThere } from './patterns.ts'

/** Airports by code, in any case, in a row and with other words. */
export const airportCodes: EvaluationQuestion[] = [
  { ask: 'fco to jfk', says: [doneAt('Fiumicino')], never: [sentTo('JFK|New York')] },
  {
    ask: 'mad fra jfk bag in my hand',
    says: [doneAt('Frankfurt'), whyThere],
    never: [desksAt('Madrid'), cabinAt('Madrid')],
  },
  { ask: 'FCO ATH JFK bought in Rome', says: [doneAt('Athens'), /article 40/] },
  { ask: 'agp lis bos carry on only', says: [doneAt('Lisbon')], never: [cabinAt('Malaga')] },
  { ask: 'bcn mad eze suitcase checked thru', says: [doneAt('Barcelona')], never: [desksAt('Madrid')] },
  { ask: 'mxp lhr jfk', says: [doneAt('Malpensa')], never: [sentTo('London|LHR')] },
  { ask: 'ber-zrh-bkk, everything in cabin', says: [doneAt('Berlin')], never: [sentTo('Zurich')] },
  { ask: 'nce→cdg→nrt hand luggage', says: [doneAt('Charles de Gaulle')], never: [cabinAt('Nice')] },
  { ask: 'vce muc ord with the coat in the hold, tag says ORD', says: [doneAt('Venice')] },
  { ask: 'flying dus to doh tmrw where zoll', says: [/\b19\d\b/] },
  { ask: 'LIN FRA LAX watch in hand', says: [doneAt('Frankfurt')], never: [cabinAt('Linate')] },
  { ask: 'orly t3 where to scan', says: [/Arrivals 3/], never: [/no desk/, /47d/] },
  { ask: 'ory 2 stamp', says: [/21d/], never: [/Arrivals 3/, /47d/] },
  { ask: 'which desk at orly terminal 4', says: [/47d/], never: [/Arrivals 3/] },
  { ask: 'fra to icn, t1', says: [/Hall C/] },
  { ask: 'i fly out of fra to icn', says: [/customs validation: Departure Hall C/] },
  { ask: 'lhr to cdg to jfk bought at galeries lafayette', says: [doneAt('Charles de Gaulle|CDG')] },
]
