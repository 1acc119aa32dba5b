import type { Spoken } from './all-texts.ts'

/** Drawn, answered or printed where a clock, or the sentence beside it, says that the check is younger than a year. */
const hasClock = /^(?:card of |answer: |PDF |refund-locations\.json$)/
/** "checked 21 November 2026", "Last checked on {day}", "verified in May 2025". */
const claim =
  /\b(?:checked|verified|confirmed)\b (?:(?:on|in|at|last) )?(?:\{\w+\}|(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})/i

/**
 * Texts that call something checked on a day although nothing makes the word lapse after a year. They are to say what
 * `checkedDate` of the domain says: "looked at on 21 November 2026".
 */
export const freshnessClaimsIn = (texts: readonly Spoken[]): string[] =>
  texts
    .filter(({ where, text }) => !hasClock.test(where) && claim.test(text))
    .map(({ where, text }) => `${where}: ${text}`)
