import type { Question } from '../reading/read-question.ts'
import type { CustomsWish } from './describe-customs.ts'

const phone =
  /(?<!\b(?:on|with) (?:(?:my|the|a|your) )?)(?<!\bmobile )\bphone\b|\b(?:telephone|call|number|tel|hotline)\b/

/** Returns whether a lower-case line asks for a phone number. */
export const asksPhone = (line: string): boolean => phone.test(line)

/** Returns what a question wants to know about customs besides the desks. */
export function wishOf(
  { line, clockMinutes, bag, foreign, places }: Question,
  about: Partial<Pick<CustomsWish, 'isTimed' | 'isAboutBags' | 'isLeavingElsewhere'>> = {},
): CustomsWish {
  return {
    terminal:
      places.find(({ terminal }) => terminal !== undefined)?.terminal ??
      /\b(?:terminal |t ?(?=\d))(\d[a-z]?|[a-z])\b/.exec(line)?.[1] ??
      null,
    isTimed: about.isTimed === true || clockMinutes !== null,
    isPhoneRequested: asksPhone(line),
    isAboutBags: about.isAboutBags === true || bag !== null || /\bbags?\b/.test(line),
    isLeavingElsewhere: about.isLeavingElsewhere === true || foreign.some(({ role }) => role === 'leaving'),
  }
}
