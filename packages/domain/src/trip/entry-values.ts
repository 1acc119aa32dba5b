import type { FieldValue, Written } from './entry-schema.ts'

/**
 * Sorts writes, later first, without duplicates. The order is the same on every device, whatever order they arrived in.
 */
export function sortValues(values: readonly Written[]): Written[] {
  const once = new Map(values.map((one) => [orderKey(one), one]))
  return [...once.values()].toSorted((a, b) => b.n - a.n || (orderKey(a) < orderKey(b) ? 1 : -1))
}

/** Removes values that are equal to an earlier one. */
export function distinct(values: readonly Written[]): Written[] {
  const first = new Map<string, Written>()
  for (const one of values) {
    const said = canonical(one.value)
    if (!first.has(said)) first.set(said, one)
  }
  return [...first.values()]
}

/** Replaces lone surrogates, as a truncated emoji leaves them, because PostgreSQL cannot store them. */
export function wellFormed(value: FieldValue): FieldValue {
  return typeof value === 'string' ? value.toWellFormed() : value
}

const orderKey = ({ value, device, n }: Written) => `${device} ${n} ${canonical(value)}`

/** Sorts keys, because the database does not preserve the order of an object's keys. */
const canonical = (value: FieldValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
