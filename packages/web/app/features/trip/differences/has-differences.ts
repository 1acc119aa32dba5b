import { conflicts, readEntry } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'

/** Is there anything to choose? Quickly said for the many entries where there is not. */
export const hasDifferences = (entry: Entry): boolean =>
  Object.values(entry.fields).some(({ length }) => length > 1) && conflicts(entry).length > 0

/**
 * Of all fields of a form those that its person meant: a value that competes with others and was left as it stood is no
 * choice, so all of them stay.
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
