import { conflicts, readEntry } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'

/** Returns whether an entry has conflicts. Fast for the many entries without any. */
export const hasDifferences = (entry: Entry): boolean =>
  Object.values(entry.fields).some(({ length }) => length > 1) && conflicts(entry).length > 0

/**
 * Returns the fields that the person changed. A conflicting value that was left as shown is not a choice, so all values
 * stay.
 */
export function meantFields(
  opened: Entry | undefined,
  fields: Readonly<Record<string, FieldValue>>,
): Readonly<Record<string, FieldValue>> {
  if (!opened || !hasDifferences(opened)) return fields
  const open = new Set(conflicts(opened).map(({ field }) => field))
  const shown = new Map(Object.entries<unknown>(readEntry(opened)?.record ?? {}))
  const meant = Object.entries(fields).filter(([name, value]) => !open.has(name) || shown.get(name) !== value)
  return Object.fromEntries(meant)
}
