import type { Entry, FieldValue, Written } from './entry-schema.ts'
import { distinct, sortValues, wellFormed } from './entry-values.ts'
import type { FieldCheck } from './field-checks.ts'
import {
  inseparableFields,
  laterFields,
  tripRecordFields,
  type RecordKind,
  type TripRecords,
} from './trip-records.ts'

/** A record with its row's ids; `kind` tells which record it is. */
export type ReadEntry = {
  [K in RecordKind]: { id: string; tripId: string; kind: K; record: TripRecords[K] }
}[RecordKind]

/** Conflicting values of one field; `readEntry` shows the first. */
export type Conflict = { field: string; values: { value: FieldValue; device: string }[] }

type Changes = Readonly<Record<string, FieldValue>>

/** Returns the entry of a new record. A trip is its own `tripId`. */
export function newEntry<K extends RecordKind>(
  row: { id: string; tripId: string; kind: K },
  device: string,
  record: TripRecords[K],
): Entry {
  const fields = Object.entries<FieldValue>({ ...record, deleted: false }).map(([name, value]) => [
    name,
    [{ value: wellFormed(value), device, n: 1 }],
  ])
  return { ...row, seen: { [device]: 1 }, fields: Object.fromEntries(fields) as Entry['fields'] }
}

/**
 * Returns the entry after a person's change on this device. A write replaces the values in `opened`, the entry as the
 * person saw it, and no others: values that arrived since conflict with it. A field that equals the only value there is
 * no change, so a form may pass the whole record. Every edit also writes `deleted: false`, which conflicts with a
 * deletion elsewhere. A write of an amount includes its currency as shown, so a change of the currency elsewhere
 * conflicts with both. Returns the same entry if nothing changes. Two changes by one device must not start from the
 * same stored entry, because they would get the same number.
 */
export function changeEntry(entry: Entry, device: string, changes: Changes, opened: Entry = entry): Entry {
  const written = Object.entries(changes)
    .map(([name, value]) => [name, wellFormed(value)] as const)
    .filter(([name, value]) => {
      const stood = distinct(opened.fields[name] ?? [])
      return stood.length !== 1 || distinct([stood[0]!, { value, device, n: 1 }]).length > 1
    })
  if (written.length === 0) return entry
  const n = (entry.seen[device] ?? 0) + 1
  const fields = { ...entry.fields }
  const all = {
    deleted: false,
    ...besideThem(Object.fromEntries(written), opened),
    ...Object.fromEntries(written),
  }
  for (const [name, value] of Object.entries(all)) {
    const replaced = new Set((opened.fields[name] ?? []).map(dot))
    const unseen = (entry.fields[name] ?? []).filter((one) => !replaced.has(dot(one)))
    fields[name] = sortValues([...unseen, { value, device, n }])
  }
  return { ...entry, seen: { ...entry.seen, [device]: n }, fields }
}

/** Returns the shown values of fields that give these changes their meaning. */
function besideThem(written: Changes, opened: Entry): Changes {
  const names = inseparableFields.filter((those) => those.some((name) => name in written)).flat()
  return Object.fromEntries(
    names.flatMap((name) => {
      const stood = opened.fields[name]?.[0]
      return stood ? [[name, stood.value]] : []
    }),
  )
}

/**
 * Merges two copies of an entry. A value stays if the other copy has it too or has not seen its write; a value that a
 * copy has seen and no longer has was replaced. Order and number of merges do not matter.
 */
export function mergeEntries(a: Entry, b: Entry): Entry {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])
  const fields: Entry['fields'] = {}
  for (const name of names) {
    const values = sortValues([...survivors(a, b, name), ...survivors(b, a, name)])
    if (values.length > 0) fields[name] = values
  }
  const seen = { ...a.seen }
  for (const [device, n] of Object.entries(b.seen)) seen[device] = Math.max(seen[device] ?? 0, n)
  return { ...a, seen, fields }
}

/**
 * Returns the record of an entry, deleted or not; undefined for a kind of a newer version. Of conflicting values it
 * uses the first that this version understands, in the same order on every device.
 */
export function readEntry(entry: Entry): ReadEntry | undefined {
  if (!isKnownKind(entry.kind)) return undefined
  const fields = tripRecordFields[entry.kind] as Readonly<Record<string, FieldCheck<unknown>>>
  const record: Record<string, unknown> = { ...laterFields[entry.kind] }
  for (const [name, check] of Object.entries(fields)) {
    const values = entry.fields[name]
    if (!values && name in record) continue
    const known = values?.find(({ value }) => check(value))
    if (!known) return undefined
    record[name] = known.value
  }
  return { id: entry.id, tripId: entry.tripId, kind: entry.kind, record } as ReadEntry
}

/**
 * Returns the conflicts that a person must resolve. `deleted` among them: deleted on one device and edited on another.
 * `changeEntry` with the chosen value resolves one.
 */
export function conflicts(entry: Entry): Conflict[] {
  return Object.entries(entry.fields)
    .map(([field, values]) => ({
      field,
      values: distinct(values).map(({ value, device }) => ({ value, device })),
    }))
    .filter(({ values }) => values.length > 1)
    .toSorted((a, b) => (a.field < b.field ? -1 : 1))
}

/** Returns whether a row is deleted without a concurrent edit. Such a row is stored and not shown. */
export function isDeleted(entry: Entry): boolean {
  const marks = entry.fields.deleted ?? []
  return marks.length > 0 && marks.every(({ value }) => value === true)
}

/**
 * Returns whether a copy that has seen `seen` includes every write of `others`. Copies that include the same writes are
 * equal.
 */
export function knowsAll(seen: Entry['seen'], others: Entry['seen']): boolean {
  return Object.entries(others).every(([device, n]) => (seen[device] ?? 0) >= n)
}

const dot = ({ device, n }: Written) => `${n} ${device}`

const survivors = (of: Entry, other: Entry, name: string) => {
  const held = new Set((other.fields[name] ?? []).map(dot))
  return (of.fields[name] ?? []).filter((one) => held.has(dot(one)) || one.n > (other.seen[one.device] ?? 0))
}

const isKnownKind = (kind: string): kind is RecordKind => Object.hasOwn(tripRecordFields, kind)
