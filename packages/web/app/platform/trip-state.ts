import { knowsAll, mergeEntries } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { AccountMemory, StoredReminders, TripStoreChange, TripRow, TripSettings } from './trip-store.ts'

/** The visible trips on this device, including deleted rows. */
export interface TripState extends TripSettings {
  /** The device's data has been read. */
  isRead: boolean
  isStored: boolean
  /** The id of the signed-in account. */
  person: string | null
  rows: ReadonlyMap<string, TripRow>
  entries: ReadonlyMap<string, Entry>
  accounts: ReadonlyMap<string, AccountMemory>
  /** By the id of their trip. */
  reminders: ReadonlyMap<string, StoredReminders>
}

/** The state before the device's data has been read, and in the prerendered page. */
export const noTripYet: TripState = {
  isRead: false,
  isStored: true,
  person: null,
  rows: new Map(),
  entries: new Map(),
  accounts: new Map(),
  reminders: new Map(),
  shownTrip: null,
  isExampleRemoved: false,
  tripKeptHere: null,
}

let state = noTripYet
let forgotten = 0
const listeners = new Set<() => void>()

export const readTrip = (): TripState => state

/** The number of removals on this page. */
export const timesForgotten = (): number => forgotten

export function subscribeToTrip(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds a stored change to the shown data. */
export function showChange(
  changed: readonly TripRow[],
  { settings, account, reminders: reminderChange }: TripStoreChange,
) {
  const reminders = reminderChange
    ? new Map(state.reminders).set(reminderChange.tripId, reminderChange.stored)
    : state.reminders
  const accounts = new Map(state.accounts)
  if (account?.memory) accounts.set(account.owner, account.memory)
  const rows = new Map(state.rows)
  for (const row of changed.filter((one) => isShown(one, state.person, accounts)))
    rows.set(row.entry.id, { ...row, entry: mergedWith(rows.get(row.entry.id)?.entry, row.entry) })
  writeShown({ ...settings, accounts, reminders, ...byId(rows.values()) })
}

/** A known entry stays the same object. */
function mergedWith(known: Entry | undefined, entry: Entry): Entry {
  if (!known) return entry
  return knowsAll(known.seen, entry.seen) ? known : mergeEntries(known, entry)
}

/** Returns rows in the form of the state. */
export function byId(all: Iterable<TripRow>): Pick<TripState, 'rows' | 'entries'> {
  const rows = new Map([...all].map((row) => [row.entry.id, row]))
  return { rows, entries: new Map([...rows].map(([id, { entry }]) => [id, entry])) }
}

/** Returns whether a row may be shown to the signed-in person; null for nobody. */
export const isShown = (
  { owner }: TripRow,
  person: string | null,
  accounts: TripState['accounts'],
): boolean => (person === null ? !accounts.get(owner)?.isHidden : owner === '' || owner === person)

/** Hides all data. */
export function forgetShown() {
  forgotten += 1
  writeShown({ ...noTripYet, isRead: true, isStored: state.isStored, person: state.person })
}

/** Replaces a part of the shown data; `rows` with their entries. */
export function writeShown(next: Partial<TripState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
