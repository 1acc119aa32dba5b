import { type Conflict, conflicts } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'

/** A conflict between two devices, with its options. */
export interface Difference {
  /** Its field; the first of several that are chosen together. */
  field: string
  options: Readonly<Record<string, FieldValue>>[]
}

/** Fields that only make sense together. */
const together: readonly (readonly string[])[] = [
  ['cents', 'currency'],
  ['shop', 'locationId', 'mallId', 'seller', 'country', 'city'],
  ['validatedOn', 'validatedBy'],
  ['paidOn', 'receivedCents'],
]

/** Fields that follow from a choice: a bag with a known collection has a known tag. */
const implied: Readonly<Record<string, Readonly<Record<string, FieldValue>>>> = {
  collectedAfter: { isTagKnown: true },
}

/**
 * Returns all conflicts of an entry; each written value is in at least one option. A conflict about its deletion comes
 * first, because choosing a value keeps the row.
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
  return [...groups].map(([field, those]) => ({
    field,
    options: optionsOf(entry, those).map((option) => ({ ...option, ...implied[field] })),
  }))
}

/**
 * Returns the values of each write for these fields; a missing value is that of the same device, else of the first one.
 */
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
