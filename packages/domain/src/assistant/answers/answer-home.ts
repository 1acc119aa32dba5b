import type { Question } from '../reading/read-question.ts'
import type { ForeignPlace } from '../reading/foreign-places.ts'
import type { Subject } from '../tools/explain.ts'

/** The subject that tells whether somebody with this home may claim; 'who' when no home is named. */
export function subjectOfHome({ foreign, places, line, subject }: Question): Subject {
  const isStudent = /\b(?:students?|study(?:ing)?|erasmus|work permit|residence permit|expats?)\b/.test(line)
  const isMoving = /\b(?:mov(?:e|es|ing) (?:to|back|away|home)|relocat\w+|emigrat\w+)\b/.test(line)
  const livesIn = /\b(?:live|lives|living|reside|resident|residents|domiciled)\b/.test(line)
  if (isMoving) return 'moves-house'
  if (isStudent) return 'studies-in-eu'
  const homes = foreign.filter(({ role }) => role === 'home')
  const home = (livesIn ? homes.findLast(({ at }) => at > firstOf(line)) : undefined) ?? homes[0]
  const isOurHome = livesIn && places.some(({ role, at }) => role === 'home' && at > firstOf(line))
  if (isOurHome) return 'lives-in-eu'
  if (home) return subjects[home.foreign.zone]
  if (/\beu (?:citizen|resident|passport|national)s?\b|\beuropean(?:s| citizen)?\b/.test(line)) return 'who'
  const alone = foreign.find(({ role }) => role === 'named')
  return alone && subject.general.includes('who') ? subjects[alone.foreign.zone] : 'who'
}

const subjects: Record<ForeignPlace['zone'], Subject> = {
  eu: 'lives-in-eu',
  'great-britain': 'lives-in-great-britain',
  'northern-ireland': 'lives-in-northern-ireland',
  canaries: 'lives-in-canaries',
  outside: 'lives-outside',
}

/** The word of "live in" among the words: a home after it counts more than a passport before it. */
function firstOf(line: string): number {
  return line.split(' ').findIndex((word) => /^(?:live|lives|living|reside|residents?|domiciled)$/.test(word))
}
