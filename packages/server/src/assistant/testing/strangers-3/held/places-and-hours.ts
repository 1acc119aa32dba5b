import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { notConfirmed, openOrClosed } from '#server/assistant/testing/evaluation/patterns'

/** Desks, doors, counters and hours, as the records have them. */
export const placesAndHours: EvaluationQuestion[] = [
  { ask: 'dus zoll near which counter', says: [/\b190\b/] },
  { ask: 'barcelona airport t1 guardia civil tax', says: [/left of (?:the )?security|Departures/i] },
  { ask: 'is the customs in venice airport open at 5am', says: [notConfirmed], never: [openOrClosed] },
  { ask: 'frankfurt airport T3 customs?', says: [/not|unknown|Terminal 1|Hall C|confirm/i] },
  { ask: 'frankfurt export customs which hall', says: [/Hall C/i] },
  { ask: 'palma de mallorca diva machines location', says: [/second (?:level|floor)|2nd/i] },
  { ask: 'outlet near munich with tax free', says: [/Ingolstadt|Metzingen/i] },
]
