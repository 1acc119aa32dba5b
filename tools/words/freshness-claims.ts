import type { Spoken } from './all-texts.ts'

/** Texts in which a clock, or the sentence beside it, guarantees that the check is less than a year old. */
const hasClock = /^(?:card of |answer: |PDF |refund-locations\.json$)/
/** "checked 21 November 2026", "Last checked on {day}", "verified in May 2025". */
const claim =
  /\b(?:checked|verified|confirmed)\b (?:(?:on|in|at|last) )?(?:\{\w+\}|(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})/i

/**
 * Finds texts that call something checked on a day, although nothing removes the word after a year. They should use
 * `checkedDate` of the domain: "looked at on 21 November 2026".
 */
export const freshnessClaimsIn = (texts: readonly Spoken[]): string[] =>
  texts
    .filter(({ where, text }) => !hasClock.test(where) && claim.test(text))
    .map(({ where, text }) => `${where}: ${text}`)
