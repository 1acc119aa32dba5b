import type { Question } from '../reading/read-question.ts'
import type { CustomsWish } from './describe-customs.ts'

/** What a question about a place's customs wants to know besides the desks; the subject says what it is about. */
export function wishOf(
  { line, clockMinutes, bag, foreign, places }: Question,
  about: Partial<Pick<CustomsWish, 'isTimed' | 'isAboutBags' | 'isLeavingElsewhere'>> = {},
): CustomsWish {
  return {
    terminal:
      places.find(({ terminal }) => terminal !== undefined)?.terminal ??
      /\b(?:terminal |t ?)(\d[a-z]?|[a-z])\b/.exec(line)?.[1] ??
      null,
    isTimed: about.isTimed === true || clockMinutes !== null,
    isPhoneAsked: /\b(?:phone|telephone|call|number)\b/.test(line),
    isAboutBags: about.isAboutBags === true || bag !== null || /\bbags?\b/.test(line),
    isLeavingElsewhere: about.isLeavingElsewhere === true || foreign.some(({ role }) => role === 'leaving'),
  }
}
