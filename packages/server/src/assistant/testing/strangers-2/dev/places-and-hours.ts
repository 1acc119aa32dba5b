import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Desks, doors, counters and hours, as the records have them. */
export const placesAndHours: EvaluationQuestion[] = [
  { ask: 'pablo kiosk at nice airport terminal 2 where', says: [/arrivals/i] },
  { ask: 'BER zoll counter?', says: [/island 7/i] },
  { ask: 'barcelona T2 where do i scan', says: [/T2B|Terminal 2B/i] },
  { ask: 'where can i get cash at lyon airport', says: [/Global Cash/i] },
  { ask: 'reisebank frankfurt airport refund where', says: [/area Z|level 3/i] },
  { ask: 'nearest outlet to barcelona w/ tax refund', says: [/La Roca/i] },
  { ask: 'where to shop luxury in munich', says: [/Maximilian/i] },
  { ask: 'designer shopping street in madrid', says: [/Serrano|Ortega/i] },
  { ask: 'how many pablo kiosks are in Gare du Nord and where', says: [/Eurostar|Gare du Nord/i] },
  { ask: 'kiosk at cdg 2F working 24h?', says: [/not|confirm|ask|10a/i], never: [startsYes] },
  { ask: 'barajas terminal 2 diva', says: [/\b510\b/] },
  {
    ask: 'tax refund at fiumicino T3 hand luggage, where is customs',
    says: [/security|passport|T(?:erminal )?3|Fiumicino/i],
  },
]
