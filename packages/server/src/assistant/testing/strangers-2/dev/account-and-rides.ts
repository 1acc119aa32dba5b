import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Account, rides and privacy. */
export const accountAndRides: EvaluationQuestion[] = [
  {
    ask: 'how much is a driver from cdg to paris',
    says: [/request|quote|answers?|price|person|book/i],
    never: [/(?:EUR|€|\$) ?\d{2,}|\d{2,} ?(?:EUR|€|euros)/i],
  },
  {
    ask: 'i want to change pick up time of my car',
    says: [/operator|reply|write|contact|cannot|can’t|mail|confirm/i],
    never: [/(?:I have|I’ve|has been) changed/i],
  },
  { ask: 'baby seat possible in the car', says: [/child seat|seat|request/i], never: [startsNo] },
  { ask: 'how do i change my password', says: [/reset|link|password|Security/i] },
  {
    ask: 'do i need an account to use the calculator',
    says: [/\bno\b|without|not|free|anyone/i],
    never: [startsYes],
  },
  {
    ask: 'delete all my data please',
    says: [/write|operator|contact|email|reply|message/i],
    never: [/(?:I have|I’ve|has been|is now) deleted/i],
  },
  {
    ask: 'do you share my info with third parties or advertisers',
    says: [/\bno\b|not|never|nobody/i],
    never: [startsYes],
  },
  { ask: 'how to stop the emails', says: [/unsubscribe|settings|notification/i] },
  { ask: 'is the app free', says: [/free|cost|nothing|charge/i], never: [startsNo] },
  {
    ask: 'why does site ask my name and email to show result',
    says: [/email|name|guide|result|save|optional/i],
  },
  { ask: 'where can i see my past calculations', says: [/dashboard|account|sign/i] },
  {
    ask: 'can the chauffeur wait while i do customs',
    says: [/wait|driver|chauffeur|door|request|company/i],
    never: [startsNo],
  },
  { ask: 'how do i save a favorite place', says: [/Save|favou?rite|sign/i] },
  { ask: 'what is the vip service at the airport', says: [/greet|arriv|depart|company|help/i] },
  { ask: 'do you use cookies', says: [/cookie/i] },
  {
    ask: 'is there a way to pay the ride with card here',
    says: [/nothing is (?:charged|paid)|not|operator|person|price/i],
    never: [startsYes],
  },
  { ask: 'can i bring 7 people in one car', says: [/\b6\b|six/i], never: [startsYes] },
]
