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

/** A record with the names of its row; the kind tells which record it is. */
export type ReadEntry = {
  [K in RecordKind]: { id: string; tripId: string; kind: K; record: TripRecords[K] }
}[RecordKind]

/** Values of one field that compete; the first is the one that `readEntry` shows. */
export type Conflict = { field: string; values: { value: FieldValue; device: string }[] }

type Changes = Readonly<Record<string, FieldValue>>

/** The entry of a new record. A trip is its own `tripId`. */
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
 * The entry after a person's change on this device. A write replaces the values that stood in `opened`, the entry as
 * the person saw it, and no others: what arrived since then competes with it. A field whose value is the one that stood
 * there alone is no change, so a form may pass the whole record. Whoever edits wants the row: an edit also writes
 * `deleted: false`, which competes with a deletion elsewhere. Whoever writes an amount writes its currency with it, as they
 * saw it: a change of the currency elsewhere competes with both. Where nothing changes, the same entry comes back.
 * Two changes by one device must not begin from the same stored entry: they would count alike.
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

/** What stood beside these changes in the fields that mean nothing without them. */
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
 * Two copies of one entry made one. A value stays if the other copy holds it too or has not seen its write; what a copy
 * has seen and no longer holds was replaced. The order and the number of merges do not matter.
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
 * The record that an entry shows, deleted or not; undefined for one that only a newer version understands. Of competing
 * values it is the first that this version understands, in an order which every device shares.
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
 * What a person has to choose. `deleted` among them says that the row was deleted on one device and edited on another.
 * `changeEntry` with the chosen value ends it.
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

/** Deleted, and by nobody edited without knowing of that. Such a row is kept and not shown. */
export function isDeleted(entry: Entry): boolean {
  const marks = entry.fields.deleted ?? []
  return marks.length > 0 && marks.every(({ value }) => value === true)
}

/** Does a copy that has seen `seen` know every write that `others` has seen? Copies that know the same are equal. */
export function knowsAll(seen: Entry['seen'], others: Entry['seen']): boolean {
  return Object.entries(others).every(([device, n]) => (seen[device] ?? 0) >= n)
}

const dot = ({ device, n }: Written) => `${n} ${device}`

const survivors = (of: Entry, other: Entry, name: string) => {
  const held = new Set((other.fields[name] ?? []).map(dot))
  return (of.fields[name] ?? []).filter((one) => held.has(dot(one)) || one.n > (other.seen[one.device] ?? 0))
}

const isKnownKind = (kind: string): kind is RecordKind => Object.hasOwn(tripRecordFields, kind)
