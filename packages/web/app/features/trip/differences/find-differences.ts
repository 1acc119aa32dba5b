import { type Conflict, conflicts } from '@retour/domain/trip/entry'
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

/** What follows from a choice: who says where a bag is given back knows its tag. */
const implied: Readonly<Record<string, Readonly<Record<string, FieldValue>>>> = {
  collectedAfter: { isTagKnown: true },
}

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
  return [...groups].map(([field, those]) => ({
    field,
    options: optionsOf(entry, those).map((option) => ({ ...option, ...implied[field] })),
  }))
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
