import type { StatementKind } from './model-statements.ts'
import { capitalize } from '@retour/domain/content/capitalize'

/** Leads at the beginning of an answer. They state nothing, whatever follows. */
const openings = [
  'hello',
  'hi',
  'good day',
  'welcome',
  'thanks',
  'thank you',
  'thanks for asking',
  'thank you for asking',
  'thanks for your question',
  'thank you for your question',
]
/** Leads before any statement. None says yes or no, gives instructions, or draws a conclusion. */
const neutral = [
  'also',
  'and',
  'in addition',
  'besides',
  'please note',
  'note',
  'good to know',
  'worth knowing',
  'for context',
  'as background',
  'more on this',
  'another point',
  'here is what i found',
  "here's what i found",
  'this is what i found',
  'here is what our records say',
  "here's what our records say",
  'our records say',
  'from our records',
  'about your question',
  'to your question',
  'for your trip',
]
const closings = [
  'i hope this helps',
  'i hope that helps',
  'hope this helps',
  'safe travels',
  'have a good trip',
]

/** What a lead may mention, by the kind of the statement after it, so that no figure gets another meaning. */
const topics: Record<StatementKind, readonly string[]> = {
  estimate: ['estimate', 'calculation', 'purchase', 'refund', 'amount'],
  rule: ['rule', 'rules', 'minimum', 'minimum purchase', 'vat', 'vat rate', 'rate'],
  desks: ['desk', 'desks', 'place'],
  locations: ['places', 'refund locations', 'map'],
  deadline: ['deadline', 'dates', 'last days'],
  explain: ['subject', 'question', 'details'],
  passage: ['details', 'guide', 'question'],
  own: ['saved data', 'dashboard'],
  question: ['question'],
}
/** "Here is your refund" would sound like a payment. */
const notShown = new Set(['refund', 'amount', 'purchase', 'vat'])
/** Mentions a source, which an estimate or a rule does not have. */
const guides = ['from our guides', 'from our guide', 'our guides say', 'our guide says']
const lead =
  /^(?:(?:and|also) )?(?:(here is|here's|here are|this is|these are|about|on|as for|regarding|concerning) )?(?:the|your|this) ([a-z ]{3,20}?)(?: (?:for|of) (?:your|this) purchase)?$/
const aboutOnly = new Set(['about', 'on', 'as for', 'regarding', 'concerning'])

/** Returns the words between two references in our spelling. Null if they are not on the list. */
export function readLead(written: string, next: StatementKind): string | null {
  const segments = segmentsOf(written)
  if (segments === null || segments.length > 3) return null
  const isAllowed = segments.every(
    (words) => openings.includes(words) || neutral.includes(words) || isLeadTo(words, next),
  )
  if (!isAllowed) return null
  return segments
    .map((words) => `${spelled(words)}${openings.includes(words) ? '.' : ':'}`)
    .filter((words, at, all) => words.endsWith('.') || at === all.length - 1)
    .join(' ')
}

/** The same for the words after the last reference. */
export function readClosing(written: string): string | null {
  const segments = segmentsOf(written)
  if (segments === null || segments.length > 2) return null
  return segments.every((words) => closings.includes(words))
    ? segments.map((words) => `${spelled(words)}.`).join(' ')
    : null
}

function isLeadTo(words: string, next: StatementKind): boolean {
  if (guides.includes(words)) return next === 'passage' || next === 'explain'
  const [, frame = '', topic = ''] = lead.exec(words) ?? []
  if (!topics[next].includes(topic)) return false
  return aboutOnly.has(frame) || !notShown.has(topic)
}

/**
 * Splits plain English text into phrases. Null if it contains other characters. List marks and asterisks are only
 * formatting.
 */
function segmentsOf(written: string): string[] | null {
  const plain = written
    .replaceAll(/^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+/gm, ' ')
    .replaceAll('*', '')
    .replaceAll('’', "'")
  if (!/^[A-Za-z' \t\r\n.,:!-]*$/.test(plain)) return null
  return plain
    .toLowerCase()
    .split(/[.,:!\r\n-]+/)
    .map((words) => words.trim().replaceAll(/\s+/g, ' '))
    .filter((words) => words !== '')
}

const spelled = (words: string) => capitalize(words).replaceAll("'", '’').replaceAll(/\bi\b/g, 'I')
