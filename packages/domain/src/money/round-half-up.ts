import { Big } from 'big.js'

/**
 * Rounds to `decimals` places, halves away from zero, like PostgreSQL's `round(numeric, n)`: a trigger in the database
 * recomputes every stored amount.
 */
export function roundHalfUp(value: Big, decimals = 0): number {
  return value.round(decimals, Big.roundHalfUp).toNumber()
}
