import { Big } from 'big.js'

/**
 * Rounds to `decimals` places, a half going away from zero: the same as PostgreSQL's `round(numeric, n)`,
 * because a trigger in the database recomputes every stored amount.
 */
export function roundHalfUp(value: Big, decimals = 0): number {
  return value.round(decimals, Big.roundHalfUp).toNumber()
}
