import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import {
  doneAt,
  mayNot,
  notConfirmed,
  openOrClosed,
  startsYes,
} from '#server/assistant/testing/evaluation/patterns'
import { sum } from '#server/assistant/testing/strangers/own-patterns'

/** Two or three turns. */
export const followUps: EvaluationQuestion[] = [
  { earlier: ['i want to buy a bag in Milan'], ask: 'its 3200', says: [sum(490.49)] },
  {
    earlier: ['I live in Berlin', 'but I have an American passport'],
    ask: 'so can i claim in paris?',
    says: [/resid|liv|EU|home/i, mayNot],
    never: [startsYes],
  },
  {
    earlier: ['we fly Rome - Munich - Toronto'],
    ask: 'suitcase is checked through',
    says: [doneAt('Rome|Fiumicino|FCO')],
  },
  {
    earlier: ['can i claim? i live in Sydney'],
    ask: 'what about my son he is 12, in paris',
    says: [/\b16\b|parent|your name/i],
    never: [startsYes],
  },
  { earlier: ['age limit in france?'], ask: 'and spain', says: [/names no age|\bno\b|none/i] },
  {
    earlier: ['diva machine in madrid T4?'],
    ask: 'is it open at 5 am',
    says: [notConfirmed],
    never: [openOrClosed],
  },
  {
    earlier: ['the kiosk was red at nice'],
    ask: 'no officer there',
    says: [/customs|officer|desk|airport|call|ask|police/i],
  },
  {
    earlier: ['is wine refundable in france'],
    ask: 'and cigarettes?',
    says: [/tobacco/i, mayNot],
    never: [startsYes],
  },
  { earlier: ['books in italy?'], ask: 'in germany then', says: [/7 ?%/] },
  { earlier: ['hello'], ask: '2000 euro paris', says: [sum(283.33)] },
  {
    earlier: ['how do i get refund in paris'],
    ask: 'how long does it take',
    says: [/2 ?(?:to|–|-) ?8|weeks/i],
  },
  {
    earlier: ['€600 shoes in munich'],
    ask: 'they are used shoes actually',
    says: [/second.?hand|used/i],
    never: [/81\.43/],
  },
  { earlier: ['lost my form'], ask: 'it was from zara barcelona', says: [/shop|store|seller|till/i] },
  {
    earlier: ['i have french form and fly from Madrid'],
    ask: 'can i use the diva machine for it',
    says: [/customs|officer|Guardia|stamp|paper/i, mayNot],
    never: [startsYes],
  },
  {
    earlier: ['i bought a coat for 900 in Paris'],
    ask: 'i fly home from Rome direct to LA. where stamp',
    says: [doneAt('Rome|Fiumicino|Italian')],
  },
  {
    earlier: ['my mother is in a wheelchair'],
    ask: 'she has the tax form, must she come to the kiosk herself',
    says: [/buyer|person|officer|customs|airport|assist|own|help/i],
    never: [/\b16\b/],
  },
  { earlier: ['flying from BER to Doha'], ask: 'which counter', says: [/island 7/i] },
]
