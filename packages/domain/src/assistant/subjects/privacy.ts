import { explains } from '../answers/explains.ts'
import { examples } from './privacy.examples.ts'
import type { Subject } from './subject.ts'

const neverCollected = /\b(?:passports?|cards?|bank|iban|documents?|id)\b/

/** "Who runs this website?" */
const ofOperator =
  /\b(?:who|whose|which company)\b.*\b(?:site|website|page|app|runs?|owns?|operates?|behind)\b|\b(?:contact|reach|write to|email|call|phone) (?:you|support|the operator|customer service|somebody|someone|a human)\b/

/** Earlier messages, and whether they are stored. */
const ofTalks =
  /\b(?:previous|earlier|old|past|last) (?:answers?|chats?|conversations?|messages?|questions?)\b|\bthis (?:chat|conversation)\b/

export const privacy: Subject = {
  id: 'privacy',
  title: 'Who am I talking to?',
  needs: [],
  isRaisedIn: ({ line }) => ofTalks.test(line),
  answer: async (inquiry, tools) => [
    ...(neverCollected.test(inquiry.question.line) ? [tools.explain('no-documents').text] : []),
    ...(ofOperator.test(inquiry.question.line) ? [tools.explain('site-operator').text] : []),
    ...(await explains('privacy')(inquiry, tools)),
  ],
  examples,
}
