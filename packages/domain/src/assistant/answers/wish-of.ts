import type { Question } from '../reading/read-question.ts'
import type { CustomsWish } from './describe-customs.ts'

/** What a question about a place's customs wants to know besides the desks. */
export function wishOf({ line, clockMinutes, subject, foreign }: Question): CustomsWish {
  return {
    terminal: /\b(?:terminal |t ?)(\d[a-z]?|[a-z])\b/.exec(line)?.[1] ?? null,
    isTimed:
      clockMinutes !== null ||
      subject.general.includes('opening-hours') ||
      subject.telling.includes('closed-desk'),
    isAboutBags: subject.telling.includes('luggage') || /\bbags?\b/.test(line),
    isLeavingElsewhere: subject.telling.includes('transit') || foreign.some(({ role }) => role === 'leaving'),
  }
}
