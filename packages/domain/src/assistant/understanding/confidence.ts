import type { Ranked } from './model.ts'

/** From here on the likeliest subject is answered, found by cross validation (docs/decisions/0024). */
const sureFrom = 0.5
/** It is answered, too, when it is this many times as likely as the next, and not less likely than `minLikelihood`. */
const timesAhead = 5
const minLikelihood = 0.38
/** Two that hold this much together are both offered; the second is not less likely than `minSecondLikelihood`. */
const bothFrom = 0.55
const minSecondLikelihood = 0.2
const nearestShown = 3

/** One subject to answer, two that are close, or the nearest few when none is likely. */
export type Confidence =
  | { kind: 'sure'; subject: string }
  | { kind: 'close'; subjects: [string, string] }
  | { kind: 'unsure'; subjects: string[] }

/** How sure a ranking is: unsure where it holds fewer than two subjects, as that of a reader that ranks nothing. */
export function confidenceOf(ranked: readonly Ranked[]): Confidence {
  const [first, second] = ranked
  if (!first || !second) return { kind: 'unsure', subjects: ranked.map(({ subject }) => subject) }
  const isAhead = first.likelihood >= minLikelihood && first.likelihood >= timesAhead * second.likelihood
  if (first.likelihood >= sureFrom || isAhead) return { kind: 'sure', subject: first.subject }
  if (first.likelihood + second.likelihood >= bothFrom && second.likelihood >= minSecondLikelihood)
    return { kind: 'close', subjects: [first.subject, second.subject] }
  return { kind: 'unsure', subjects: ranked.slice(0, nearestShown).map(({ subject }) => subject) }
}
