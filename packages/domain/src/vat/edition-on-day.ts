import { localAt } from '../calendar/zone-clock.ts'

/** The day (YYYY-MM-DD) by which editions take effect: that of Paris, at an instant (milliseconds since 1970). */
export const editionDay = (instant: number): string => localAt(instant, 'Europe/Paris').slice(0, 10)

/**
 * The approved edition that is computed with on a day (YYYY-MM-DD): the one that took effect last, of two of one day the one
 * that was approved later. null = none yet: the shipped one.
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
