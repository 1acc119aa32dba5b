import type { FieldValue, Written } from './entry-schema.ts'

/** Later writes first; each write once. The same order on every device, whatever order they arrived in. */
export function sortValues(values: readonly Written[]): Written[] {
  const once = new Map(values.map((one) => [orderKey(one), one]))
  return [...once.values()].toSorted((a, b) => b.n - a.n || (orderKey(a) < orderKey(b) ? 1 : -1))
}

/** The values without those that say the same as one before them. */
export function distinct(values: readonly Written[]): Written[] {
  const first = new Map<string, Written>()
  for (const one of values) {
    const said = canonical(one.value)
    if (!first.has(said)) first.set(said, one)
  }
  return [...first.values()]
}

/** PostgreSQL stores no half of a character, which is what a cut emoji leaves. */
export function wellFormed(value: FieldValue): FieldValue {
  return typeof value === 'string' ? value.toWellFormed() : value
}

const orderKey = ({ value, device, n }: Written) => `${device} ${n} ${canonical(value)}`

/** The database keeps no order of the keys of an object. */
const canonical = (value: FieldValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
