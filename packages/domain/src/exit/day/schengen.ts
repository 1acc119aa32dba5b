import { territoryOf } from '../territories.ts'

/** Outside the EU, but inside the area without border checks. */
const alsoInside = new Set(['CH', 'LI', 'NO', 'IS', 'MC', 'SM', 'VA', 'ES-CN'])

/** Members of the EU with border checks; Cyprus has not joined as far as we know. */
const notInside = new Set(['IE', 'CY'])

/**
 * Returns whether passports are checked between two countries or territories (codes of `territories.ts`). If unknown,
 * true, which only adds time. Says nothing about customs: Zurich is inside this area and outside the EU.
 */
export function hasBorderCheck(from: string, to: string): boolean {
  return !isInside(from) || !isInside(to)
}

const isInside = (code: string) =>
  alsoInside.has(code) || (territoryOf(code).standing === 'union' && !notInside.has(code))
