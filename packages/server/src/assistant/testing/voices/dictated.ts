import { eur, doneAt, mayNot, sentTo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { allowed, outside, refunds, refused } from '#server/assistant/testing/blind/expectations'

/** Voice: dictated, without punctuation, with numbers in words, fillers and misheard names. */
export const dictated: EvaluationQuestion[] = [
  {
    ask: 'hey so um I just spent like two thousand three hundred euros on a handbag at saint laurent in paris what am I getting back',
    ...refunds(325.83),
  },
  {
    ask: 'okay so my question is I bought a leather jacket in florence for four hundred and ninety euros how much would that be',
    ...refunds(75.11),
  },
  {
    ask: 'um we were in sevilla and bought ceramics for a hundred and twenty euros is that enough',
    says: [eur(17.7)],
  },
  { ask: 'can you tell me what the minimum spend is uh in munich', says: [eur(50)] },
  { ask: 'where do I find the tax refund machine at charles the gaul terminal two E', says: [/PABLO/, /2E/] },
  {
    ask: 'hi my flight leaves at six in the morning from barcelona will anyone be there to stamp the paper',
    says: [/DIVA|[Kk]iosk|not confirmed|ask/],
  },
  { ask: 'so I live in toronto but I have an italian passport am I allowed to do the tax free', ...allowed },
  {
    ask: 'I am from manchester but I moved to valencia two years ago can I claim vat on my new laptop',
    ...refused,
  },
  {
    ask: 'listen the machine went red and it says go to customs do I lose the money now',
    says: [/officer/],
    never: [startsYes],
  },
  {
    ask: 'my husband is flying home tomorrow and I stay two weeks longer the form is on my name can he take it',
    says: [mayNot],
    never: [startsYes],
  },
  {
    ask: 'we are going madrid to miami with a stop in london heathrow I have the bag with me where do I get it stamped',
    says: [doneAt('Madrid')],
    never: [sentTo('(?:London|Heathrow)')],
  },
  {
    ask: 'flying nice to frankfurt to singapore and the suitcase is checked all the way through',
    says: [doneAt('Nice')],
  },
  {
    ask: 'I took the ferry from barcelona to rome with the car and then fly to dubai from rome where is the stamp',
    says: [doneAt('Rome|Fiumicino')],
  },
  {
    ask: 'can I get the refund in cash before I leave like in the city',
    says: [/town|city|card|guarantee|advance/i],
  },
  {
    ask: 'the lady in the shop said it is twelve percent is she right',
    says: [/fee|operator|10-15%|12 ?%/i],
  },
  {
    ask: 'I paid eighty nine euros ninety five in zara barcelona for a coat what do I get',
    says: [/13\.27/],
  },
  {
    ask: 'I bought stuff on the fifteenth of september and leave on the twentieth of december is that too late',
    says: [/15 Dec 2026|31 Dec 2026/],
  },
  {
    ask: 'my daughter is fourteen and wants to buy sneakers in paris with her own card can she do the tax thing',
    says: [/\b16\b/],
  },
  {
    ask: 'what happens when i do not show the goods they never ask anyway right',
    says: [/ask to see|may ask|want to see|officer|cancel/i],
    never: [startsYes],
  },
  { ask: 'I already opened the perfume and used it twice is that a problem', says: [/unused|used|refuse/i] },
  {
    ask: 'is it okay if I pay half cash half card for the watch',
    says: [/form|pay|shop|no rule|nothing reliable|operator|not sure/i],
  },
  { ask: 'do you guys take a cut of my refund', says: [/free|no share|nobody|Not this site|nothing/i] },
  {
    ask: 'a friend who lives in france wants to buy a bag with me on my passport is that fine',
    says: [mayNot, /name|gift|carry|out of the EU/i],
  },
  { ask: 'I want to speak with a person please', says: [/not a person|AI|support|operator/i] },
  { ask: 'three shirts at sixty five each in hugo boss metzingen', ...refunds(26.46) },
  {
    ask: 'what about if it is below one hundred euros in france do I get nothing',
    says: [/100/],
    never: [eur(14.17)],
  },
  { ask: 'sing me a song', ...outside },
]
