import type { Ranked } from './model.ts'

/** From this likelihood on, the likeliest subject is answered. Found by cross validation (docs/decisions/0024). */
const sureFrom = 0.5
/** It is also answered if it is this many times as likely as the next, and has at least `minLikelihood`. */
const timesAhead = 5
const minLikelihood = 0.38
/** Two subjects are offered if they have this likelihood together, and the second at least `minSecondLikelihood`. */
const bothFrom = 0.55
const minSecondLikelihood = 0.2
const nearestShown = 3

/** One subject to answer, two close ones, or the nearest few if none is likely. */
export type Confidence =
  | { kind: 'sure'; subject: string }
  | { kind: 'close'; subjects: [string, string] }
  | { kind: 'unsure'; subjects: string[] }

/** Returns how certain a ranking is. It is `unsure` with fewer than two subjects. */
export function confidenceOf(ranked: readonly Ranked[]): Confidence {
  const [first, second] = ranked
  if (!first || !second) return { kind: 'unsure', subjects: ranked.map(({ subject }) => subject) }
  const isAhead = first.likelihood >= minLikelihood && first.likelihood >= timesAhead * second.likelihood
  if (first.likelihood >= sureFrom || isAhead) return { kind: 'sure', subject: first.subject }
  if (first.likelihood + second.likelihood >= bothFrom && second.likelihood >= minSecondLikelihood)
    return { kind: 'close', subjects: [first.subject, second.subject] }
  return { kind: 'unsure', subjects: ranked.slice(0, nearestShown).map(({ subject }) => subject) }
}
