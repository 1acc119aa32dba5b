import type { ForeignPlace } from '../reading/foreign-places.ts'
import type { Question } from '../reading/read-question.ts'
import type { Subject } from '../tools/explain.ts'

/**
 * The subject that tells whether somebody with this home may claim; 'who' when no home is named. Where somebody lives
 * decides; a passport counts only when nothing is said of a home.
 */
export function subjectOfHome({ foreign, places, line, subject }: Question): Subject {
  if (/\bmov(?:e|es|ing) (?:to|back|away|home)\b|\b(?:relocat|emigrat)\w+/.test(line)) return 'moves-house'
  if (/\b(?:students?|study(?:ing)?|erasmus|work permit|residence permit|expats?)\b/.test(line))
    return 'studies-in-eu'
  const livesAt = line
    .split(' ')
    .findLastIndex((word) => /^(?:live|lives|living|reside|residents?|domiciled)$/.test(word))
  const isHome = ({ role, at }: { role: string; at: number }) =>
    role === 'home' && (livesAt < 0 || at > livesAt || line.split(' ')[at + 1] === 'resident')
  const home = foreign.find(isHome)
  if (home) return subjects[home.foreign.zone]
  if (livesAt >= 0 && places.some(isHome)) return 'lives-in-eu'
  if (places.some(({ role }) => role === 'papers' || role === 'home')) return 'who'
  const papers = foreign.find(({ role }) => role === 'papers') ?? foreign.find(({ role }) => role === 'named')
  if (papers?.foreign.zone === 'eu' && papers.role === 'papers') return 'who'
  return papers && subject.general.includes('who') ? subjects[papers.foreign.zone] : 'who'
}

const subjects: Record<ForeignPlace['zone'], Subject> = {
  eu: 'lives-in-eu',
  'great-britain': 'lives-in-great-britain',
  'northern-ireland': 'lives-in-northern-ireland',
  canaries: 'lives-in-canaries',
  outside: 'lives-outside',
}
