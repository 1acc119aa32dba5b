import { localAt } from '../calendar/zone-clock.ts'

/** Returns the day in Paris (YYYY-MM-DD) of an instant (milliseconds since 1970). Editions take effect by that day. */
export const editionDay = (instant: number): string => localAt(instant, 'Europe/Paris').slice(0, 10)

/**
 * Returns the approved edition in force on a day (YYYY-MM-DD): the one that took effect last; of two on one day, the
 * one approved later. null = none yet, so the shipped one applies.
 */
export function editionOn<Edition extends { number: number; effectiveOn: string }>(
  editions: readonly Edition[],
  day: string,
): Edition | null {
  return (
    editions
      .filter(({ effectiveOn }) => effectiveOn <= day)
      .toSorted(
        (one, other) => other.effectiveOn.localeCompare(one.effectiveOn) || other.number - one.number,
      )[0] ?? null
  )
}
