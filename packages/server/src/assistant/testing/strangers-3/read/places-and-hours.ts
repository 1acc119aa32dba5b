import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** Desks, doors, counters and hours, as the records have them. */
export const placesAndHours: EvaluationQuestion[] = [
  { ask: 'where is detaxe in cdg terminal 1', says: [/Hall 6|CDGVAL/i] },
  { ask: 'orly 4 tax refund door', says: [/47d/] },
  { ask: 'malpensa T1 tax free where', says: [/area 12/i] },
  { ask: 'fco terminal 1 refund desk', says: [/111|140/] },
  { ask: 'tax refund counter galeries lafayette haussmann which floor', says: [/1st floor|first floor/i] },
  { ask: 'where in madrid T1 is the diva machine', says: [/197/] },
  { ask: 'malaga airport diva opening hours', says: [/07:00|7:00|7 am|22:00/i] },
  { ask: 'munich terminal 2 hand luggage customs where', says: [/level 05|after security/i] },
  { ask: 'planet office in frankfurt airport', says: [/Hall C/i] },
  { ask: 'any tax refund place in Milan city center', says: [/Rinascente|Santo Spirito|Global Blue/i] },
  { ask: 'global blue lounge florence address', says: [/Repubblica/i] },
  { ask: 'tax free desk in kadewe', says: [/KaDeWe/, /Tauentzien/i] },
  { ask: 'como swiss border customs on motorway', says: [/Brogeda/i] },
]
