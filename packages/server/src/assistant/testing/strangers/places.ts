import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { notConfirmed } from '#server/assistant/testing/evaluation/patterns'
import { either, toCustoms } from './own-patterns.ts'

/** Desks, doors, counters and hours, as the records have them. */
export const places: EvaluationQuestion[] = [
  { ask: 'where is tax refund in cdg 2F', says: [/10a/i], never: [/8d[^.\n]{0,30}2F|2F[^.\n]{0,30}8d/] },
  { ask: 'orly 3 detaxe which door', says: [/Arrivals 3|arrivals/i] },
  { ask: 'barajas T1 DIVA machine location?', says: [/\b197\b/] },
  {
    ask: 'my flight to Bogota goes from T4S, is there a machine in the satellite or do it before',
    says: [/\bT4\b|Terminal 4\b/, /before|first|landside/i],
    never: [/kiosks? (?:is|are|stands?) in (?:the satellite|T4S)/i],
  },
  { ask: 'malaga airport tax free customs what time it opens', says: [/0?7[:.]00|7 ?a\.?m/i] },
  { ask: 'fiumicino T3 which check in counters is the refund next to', says: [/196/] },
  {
    ask: 'Malpensa refund desk, my flight is 5am. will someone be there',
    says: [/Malpensa|desks?|counters?|customs/i, either(/0?7[:.]00|7 ?a\.?m/, toCustoms, notConfirmed)],
    never: [/^\W*Yes\b/],
  },
  { ask: 'munich T2, hand luggage customs, which level', says: [/(?:level|floor) 0?5\b|\b05\b/i] },
  {
    ask: 'Frankfurt airport new Terminal 3 - where do customs stamp there?',
    says: [
      /not (?:been )?found|do(?:es)? not know|not known|no source|no customs|not confirmed|unknown|ask|Hall C/i,
    ],
  },
  {
    ask: 'BER airport check-in island number for zoll',
    says: [/(?:island|insel|row)\D{0,15}7\b|\b7\b[^.\n]{0,15}(?:island|row)/i],
  },
  {
    ask: 'galeries lafayette haussmann detaxe desk which floor and till when',
    says: [/20[:.]15|8[:.]15/, /1st|first|Coupole/i],
  },
  { ask: 'la vallee village opening time', says: [/10[:.]00|10 ?a\.?m/i, /20[:.]30|8[:.]30/] },
  {
    ask: 'forum des halles grouped refund, what level is the reception',
    says: [/-3|−3|–3|minus (?:3|three)|Lescot/i],
  },
  { ask: 'dusseldorf airport customs near which counter pls', says: [/\b190\b/] },
  { ask: 'barcelona T2 where to validate', says: [/T2B|2B/] },
]
