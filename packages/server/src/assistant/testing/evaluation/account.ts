import type { EvaluationQuestion } from './evaluation-question.ts'
import { eur } from './patterns.ts'

/** The account, the user's own rows, and rides. The rows are those of the scene. */
export const account: EvaluationQuestion[] = [
  { ask: 'What was the refund of my last calculation?', says: [eur(177.08)] },
  { ask: 'list everything I have calculated so far', says: [eur(1250), /France/] },
  { ask: 'When is my pickup?', says: [/1 Dec(?:ember)? 2026/] },
  { ask: 'which car did I request for the airport', says: [/sedan/i] },
  { ask: 'show me my saved cities', says: [/Nice/] },
  { ask: 'I want my account removed', says: [/support/i] },
  {
    ask: 'How can I change the email of my account?',
    says: [/cannot|can’t be changed|not be changed/i],
    never: [/^\W*Yes/],
  },
  { ask: 'where do I set a new password', says: [/Profile|dashboard|reset/i] },
  {
    ask: 'Is there a driver service in Madrid?',
    says: [/chauffeur|driver|ride/i, /Madrid/],
    never: [/^\W*No\b/],
  },
  {
    ask: 'How much is the chauffeur from Nice airport to Cannes?',
    says: [/person answers|price and conditions|request/i],
    never: [/EUR \d|€ ?\d/],
  },
  {
    ask: 'Do I pay for the ride right now on this site?',
    says: [/nothing is charged|not charged|person answers|request/i],
    never: [/^\W*Yes/],
  },
  {
    ask: 'can your chauffeur pick me up in Munich',
    says: [/Paris, Nice, Madrid and Barcelona|only|Paris/],
    never: [/^\W*Yes/],
  },
  { ask: 'Six people with luggage, which vehicle?', says: [/van|V-Class/i] },
  { ask: 'What do you know about me?', says: [/own|your (?:calculations|questions)|conversation|privacy/i] },
  { ask: 'Do you store what I type here?', says: [/conversation|stored|privacy|read|kept|own/i] },
  { ask: 'Is someone real behind this chat?', says: [/AI|not a person/] },
]
