import type { SentenceId } from './sentences.ts'
import type { FactId } from './facts.ts'

/** What can go wrong in the hall, as a person would say it. */
export const situations = [
  'kiosk-red',
  'kiosk-broken',
  'desk-closed',
  'queue-too-long',
  'flight-changed',
  'bag-dropped',
  'form-wrong',
  'goods-used',
  'no-passport',
] as const

export type Situation = (typeof situations)[number]

/** A sentence to a reader and the record that it rests on. */
export type Citation = readonly [text: string, fact: FactId]

/** A question with two to four answers. `to` names the next question or an end. */
export type HelpQuestion = { ask: string; answers: readonly { says: string; to: string }[] }

/**
 * What to do now, in order; `contact`, whom to talk to; the sentence to show and the record behind it. `noted` is added
 * to the form's history; `byKiosk`: a kiosk validates there, without a stamp. `isMissed`: no validation is possible
 * here any more, so the rule for later is shown too.
 */
export type HelpEnd = {
  title: string
  steps: readonly Citation[]
  contact: string
  say: readonly [sentence: SentenceId, fact: FactId]
  noted: string
  isMissed?: true
  byKiosk?: true
}

/** The first question of each situation. */
export const firstQuestions: Readonly<Record<Situation, { title: string; start: string }>> = {
  'kiosk-red': { title: 'Kiosk red', start: 'red' },
  'kiosk-broken': { title: 'Kiosk out of order', start: 'broken' },
  'desk-closed': { title: 'Desk closed', start: 'closed' },
  'queue-too-long': { title: 'Queue too long', start: 'queue' },
  'flight-changed': { title: 'Flight changed', start: 'changed' },
  'bag-dropped': { title: 'Bag already dropped', start: 'dropped' },
  'form-wrong': { title: 'Form wrong', start: 'wrong' },
  'goods-used': { title: 'Goods used', start: 'used' },
  'no-passport': { title: 'No passport', start: 'passport' },
}
