import { type Conflict, conflicts, readEntry } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'

/** What was written differently on two devices, and between what one can choose. */
export interface Difference {
  /** The field that it is about; the first of several that are told and chosen together. */
  field: string
  options: Readonly<Record<string, FieldValue>>[]
}

/** Fields that mean something only together. */
const together: readonly (readonly string[])[] = [
  ['cents', 'currency'],
  ['shop', 'locationId', 'mallId', 'seller', 'country', 'city'],
  ['validatedOn', 'validatedBy'],
  ['paidOn', 'receivedCents'],
]

/**
 * All that a person has to choose about an entry; each value that was written stands in one of the options at least.
 * Whether it stays comes before all else, since keeping one of its values keeps it.
 */
export function differencesOf(entry: Entry): Difference[] {
  const found = conflicts(entry)
  const deletion = found.find(({ field }) => field === 'deleted')
  if (deletion) return [{ field: 'deleted', options: [{ deleted: false }, { deleted: true }] }]
  const groups = new Map<string, Conflict[]>()
  for (const conflict of found) {
    const name = together.find((fields) => fields.includes(conflict.field))?.[0] ?? conflict.field
    groups.set(name, [...(groups.get(name) ?? []), conflict])
  }
  return [...groups].map(([field, those]) => ({ field, options: optionsOf(entry, those) }))
}

/** What each write said about these fields; where it said nothing, what the same device or else the first one did. */
function optionsOf(entry: Entry, those: readonly Conflict[]): Difference['options'] {
  const values = those.map(({ field }) => ({ field, written: entry.fields[field] ?? [] }))
  const writes = values.flatMap(({ written }) => written)
  const options = new Map<string, Difference['options'][number]>()
  for (const { device, n } of writes) {
    const option = Object.fromEntries(
      values.map(({ field, written }) => {
        const own = written.find((one) => one.device === device && one.n === n)
        const said = own ?? written.find((one) => one.device === device) ?? written[0]
        return [field, said?.value ?? null]
      }),
    )
    options.set(JSON.stringify(option), option)
  }
  return [...options.values()]
}

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
