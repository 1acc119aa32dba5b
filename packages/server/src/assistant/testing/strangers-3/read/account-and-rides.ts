import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'

/** Account, rides, privacy and the site itself. */
export const accountAndRides: EvaluationQuestion[] = [
  {
    ask: 'book me a driver to cdg tomorrow 9am',
    says: [/request|form|book|page|operator/i],
    never: [/(?:I have|I’ve|is|has been) booked/i],
  },
  {
    ask: 'cancel my ride',
    says: [/operator|reply|write|contact|mail|cannot|can’t/i],
    never: [/(?:I have|I’ve|has been) cancel/i],
  },
  { ask: 'cant log in', says: [/password|reset|sign|link/i] },
  { ask: 'how do i delete my account', says: [/delete|account|profile|settings|write|operator/i] },
  { ask: 'download my data gdpr', says: [/data|export|profile|account|download|write/i] },
  { ask: 'works offline? on plane no wifi', says: [/offline|without a network|network|connection/i] },
  { ask: 'is there an app in app store', known: false, says: [/app|browser|site|install|home screen|not/i] },
  { ask: 'how many people fit in the v class', says: [/\b6\b|six/i] },
  {
    ask: 'flight delayed will driver wait',
    known: false,
    says: [/flight|operator|driver|wait|request|company|ask/i],
  },
  { ask: 'where do i see my saved places', says: [/favou?rites?|saved|dashboard|account|sign/i] },
  { ask: 'wheelchair accessible car?', says: [/request|special|wheelchair|operator|note/i] },
]
