import { knowsAll, mergeEntries } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import type { AccountMemory, StoredReminders, TripStoreChange, TripRow, TripSettings } from './trip-store.ts'

/** The trips on this device that may be shown now. Deleted rows are among them. */
export interface TripState extends TripSettings {
  /** The device has answered. */
  isRead: boolean
  isStored: boolean
  /** The account that is signed in here, by its id. */
  person: string | null
  rows: ReadonlyMap<string, TripRow>
  entries: ReadonlyMap<string, Entry>
  accounts: ReadonlyMap<string, AccountMemory>
  /** By the id of their trip. */
  reminders: ReadonlyMap<string, StoredReminders>
}

/** Before the device has answered, and in the finished page. */
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

/** How often something was forgotten on this page. */
export const timesForgotten = (): number => forgotten

export function subscribeToTrip(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows what a change has written, together with what is shown already. */
export function showChange(
  changed: readonly TripRow[],
  { settings, account, reminders: reminderChange }: TripStoreChange,
) {
  const reminders = reminderChange
    ? new Map(state.reminders).set(reminderChange.tripId, reminderChange.kept)
    : state.reminders
  const accounts = new Map(state.accounts)
  if (account?.memory) accounts.set(account.owner, account.memory)
  const rows = new Map(state.rows)
  for (const row of changed.filter((one) => isShown(one, state.person, accounts)))
    rows.set(row.entry.id, { ...row, entry: mergedWith(rows.get(row.entry.id)?.entry, row.entry) })
  writeShown({ ...settings, accounts, reminders, ...byId(rows.values()) })
}

/** An entry that is known already stays the same object. */
function mergedWith(known: Entry | undefined, entry: Entry): Entry {
  if (!known) return entry
  return knowsAll(known.seen, entry.seen) ? known : mergeEntries(known, entry)
}

/** Rows as the state holds them. */
export function byId(all: Iterable<TripRow>): Pick<TripState, 'rows' | 'entries'> {
  const rows = new Map([...all].map((row) => [row.entry.id, row]))
  return { rows, entries: new Map([...rows].map(([id, { entry }]) => [id, entry])) }
}

/** Whether a row may be shown to who is signed in; nobody for null. */
export const isShown = (
  { owner }: TripRow,
  person: string | null,
  accounts: TripState['accounts'],
): boolean => (person === null ? !accounts.get(owner)?.isHidden : owner === '' || owner === person)

/** Shows nothing more of what was read. */
export function forgetShown() {
  forgotten += 1
  writeShown({ ...noTripYet, isRead: true, isStored: state.isStored, person: state.person })
}

/** Replaces some of what is shown; `rows` with their entries. */
export function writeShown(next: Partial<TripState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
