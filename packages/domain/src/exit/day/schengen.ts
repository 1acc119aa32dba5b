import { territoryOf } from '../territories.ts'

/** Outside the Union, but inside the area without border checks. */
const alsoInside = new Set(['CH', 'LI', 'NO', 'IS', 'MC', 'SM', 'VA', 'ES-CN'])

/** Members whose borders are still checked; Cyprus has not joined as far as we know. */
const notInside = new Set(['IE', 'CY'])

/**
 * Is a passport checked on the way between two countries or territories (codes of `territories.ts`)? Where it is not
 * known, yes: that only adds time. Says nothing of customs: Zurich is inside this area and outside the Union.
 */
export function hasBorderCheck(from: string, to: string): boolean {
  return !isInside(from) || !isInside(to)
}

const isInside = (code: string) =>
  alsoInside.has(code) || (territoryOf(code).standing === 'union' && !notInside.has(code))
