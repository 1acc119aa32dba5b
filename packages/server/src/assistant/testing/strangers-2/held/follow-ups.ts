import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { doneAt, startsNo } from '#server/assistant/testing/evaluation/patterns'
import { either, lowerRate, noMinimum } from '#server/assistant/testing/strangers/own-patterns'

/** Two or three turns. */
export const followUps: EvaluationQuestion[] = [
  {
    earlier: ['flying milan frankfurt tokyo', 'goods in hand luggage'],
    ask: 'and if i put them in the suitcase tagged to tokyo?',
    says: [doneAt('Milan|Malpensa|Linate')],
  },
  { earlier: ['minimum in italy?'], ask: 'spain?', says: [noMinimum] },
  {
    earlier: ['does tobacco count in germany'],
    ask: 'and whisky?',
    says: [/whisky|spirit|alcohol|wine|19 ?%|goods|count/i],
  },
  { earlier: ['where is the detaxe at cdg 2E'], ask: 'and in 2F?', says: [/10a/i] },
  {
    earlier: ['can i get refund on books in italy?'],
    ask: 'in germany then?',
    says: [either(/\b7 ?%/, lowerRate)],
  },
  { earlier: ['book me a car to CDG'], ask: 'how many people fit in the van', says: [/\b6\b|six/i] },
  {
    earlier: ['is the german stamp needed at munich airport'],
    ask: 'what if nobody is there',
    says: [/consul|embassy|ask|call|airport|post|information|officer/i],
  },
  {
    earlier: ['my flight is from Orly to Casablanca'],
    ask: 'which door for the kiosk? orly 4',
    says: [/47d/i],
  },
  {
    earlier: ['purchases: 80 eur zara paris monday'],
    ask: 'and 60 eur at the same zara on tuesday, do they add up?',
    says: [/\b(?:three|3)\b[^.]{0,40}days?|add|three/i],
    never: [startsNo],
  },
]
