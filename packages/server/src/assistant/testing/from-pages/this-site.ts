import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { declines } from '#server/assistant/testing/evaluation/patterns'

/** The site: without a network, the trip, rides, account, and use of data. */
export const thisSite: EvaluationQuestion[] = [
  { ask: 'will the calculator open in airplane mode', says: [/without a network/i] },
  { ask: 'no wifi at the airport, can I still read the guide', says: [/without a network/i] },
  { ask: 'can I save pages for later when I have no data', says: [/without a network|kept/i] },
  { ask: 'do you have an app to install', says: [/without a network|browser|app/i] },
  { ask: 'roaming is expensive, what works offline', says: [/without a network/i] },
  { ask: 'does the chat work without internet', says: [/needs a (?:network|connection)|not without|kept/i] },
  { ask: 'is my trip stored on your server', says: [/device|account|stored/i] },
  { ask: 'can I see my plan for the last day offline', says: [/without a network/i] },
  { ask: 'where do I enter my purchases', says: [/trip|calculator|dashboard/i] },
  { ask: 'can I scan my boarding pass here', says: [/scan|boarding pass|trip/i] },
  { ask: 'how do I put receipts into my trip', says: [/trip/i] },
  { ask: 'can two phones share one trip', says: [/trip|account|device|file/i] },
  { ask: 'do you have a card in French to show the officer', says: [/card|show|French|officer/i] },
  { ask: 'how do I get my saved calculations', says: [/EUR 1,250|calculation|dashboard/i] },
  { ask: 'do I have to sign up to use the map', says: [/No\b|without an account/] },
  { ask: 'how do I delete everything about me', says: [/delete|contact|write to the operator/i] },
  { ask: 'which company is behind retour', says: [/imprint/i] },
  { ask: 'did you send my data to google', says: [/No analytics|no tracking|no advertising|nobody else/i] },
  { ask: 'no more newsletters from you please', says: [/Unsubscribe/i] },
  { ask: 'I have a new email address, where do I put it', says: [/cannot be changed/i] },
  { ask: 'cannot remember my pw, how do I get in', says: [/reset/i] },
  { ask: 'how many bags fit in the van', says: [/six people|cars|request|van/i] },
  { ask: 'driver in Rome possible?', says: [/Paris, Nice, Madrid and Barcelona/] },
  { ask: 'how much is the chauffeur to CDG', says: [/person answers|price|nothing is charged/i] },
  {
    ask: 'is my ride confirmed when I press send',
    says: [/nothing is booked|answer|person|accept|binds nobody/i],
  },
  { ask: 'what is the insider network', says: [/ride request|resell|person/i] },
  {
    ask: 'somebody who walks me through the airport, do you have that',
    says: [/greeter|company to the customs|ride request/i],
  },
  { ask: 'can the driver do customs for me', says: [/yourself|in person|nobody else/i] },
  { ask: 'are your rules up to date', says: [/2025|2026|checked|edition/i] },
  { ask: 'why do you show two different answers for spain', says: [/guide|edition|law/i] },
  { ask: 'book me a table in Rome', known: false, says: [declines] },
  { ask: 'what is the weather in Nice tomorrow', known: false, says: [declines] },
]
