import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Account, rides and privacy. */
export const account: EvaluationQuestion[] = [
  {
    ask: 'how do i delete my acount',
    says: [/contact|write|operator|support|message|reply|email/i],
    never: [/(?:I have|I’ve|has been|is now) deleted/i],
  },
  {
    ask: 'do u sell my email to others',
    says: [/sell|sale|share|advert|tracking|nobody else|third part|privacy|news/i, /\bno\b|not|never/i],
    never: [startsYes],
  },
  {
    ask: 'need mercedes van for 6 ppl from CDG to hotel, whats the price',
    says: [/request|quote|answers?|price|person|book/i],
    never: [/(?:EUR|€|\$) ?\d{2,}|\d{2,} ?(?:EUR|€|euros)/i],
  },
  {
    ask: 'cancel my ride tomorow pls',
    says: [/operator|reply|write|contact|cannot|can’t|mail|confirm|conditions/i],
    never: [/(?:I have|I’ve|has been|is now|ride is) cancell?ed/i],
  },
  { ask: 'forgot my password', says: [/reset|link|forgot/i] },
  {
    ask: 'earliest and latest pick up time for a driver?',
    says: [/0?6[:.]00|6 ?a\.?m/i, /22[:.]30|10[:.]30/],
  },
  {
    ask: 'do you have chauffeurs in rome',
    says: [/Paris/, /Nice/, /Madrid/, /Barcelona/],
    never: [startsYes],
  },
  {
    ask: 'is this chat a real human?',
    says: [/program|not a (?:human|person)|\bAI\b|automatic|machine|software/i],
    never: [startsYes],
  },
  { ask: 'why was i logged out after some hours', says: [/(?:4|four) hours/i] },
  { ask: 'how long u keep data of my car booking', says: [/(?:3|three) years/i] },
  {
    ask: 'can the driver do the customs scan for me while i eat',
    says: [
      /yourself|your own|in person|you show|name|driver|passport/i,
      /\bno\b|not|cannot|can’t|yourself|you (?:must )?show|only you/i,
    ],
    never: [startsYes],
  },
  {
    ask: 'do you need a photo of my passport',
    says: [/passport|document|copy/i, /\bno\b|never|not/i],
    never: [startsYes],
  },
]
