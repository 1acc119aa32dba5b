import type { StoredEntry } from '@retour/domain/trip/sync-trip'

/** A row on this device. `owner` is the id of its trip's account; empty for a trip without an account. */
export interface TripRow extends StoredEntry {
  owner: string
}

/** The device's data of a trip beside its rows. */
export interface TripSettings {
  /** The shown trip; null before there is one. */
  shownTrip: string | null
  isExampleRemoved: boolean
  /** A trip that a signed-in person wants on this device only. */
  tripKeptHere: string | null
}

/** The device's sync state of an account: the version of its changes seen here, and when both were last equal. */
export interface AccountMemory {
  cursor: number
  savedAtMs: number | null
  /** The session ended with unsent changes, which are hidden until its person returns. */
  isHidden: boolean
}

/** Reminders by mail that this device requested; without an address once they have ended. */
export interface StoredReminders {
  subscription: string
  address: string
  state: 'asked' | 'confirmed' | 'ended'
  /** The days last sent to the server, as one text; empty before that, and after the person has ended them. */
  told: string
}

export interface TripContents {
  rows: TripRow[]
  /** By the id of their trip. */
  reminders: ReadonlyMap<string, StoredReminders>
  settings: Partial<TripSettings>
  accounts: ReadonlyMap<string, AccountMemory>
}

/** The input of a change: the stored rows, and the device's name in an account. */
export interface StoredTrip {
  rows: readonly TripRow[]
  device: string | undefined
  accounts: ReadonlyMap<string, AccountMemory>
}

/** The output of a change. `null` for an account removes it; `isEmptied` removes everything. */
export interface TripStoreChange {
  rows?: readonly TripRow[]
  removed?: readonly TripRow[]
  device?: string | null
  settings?: Partial<TripSettings>
  account?: { owner: string; memory: AccountMemory | null }
  /** The reminders of a removed trip are removed with it. */
  reminders?: { tripId: string; stored: StoredReminders }
  isEmptied?: boolean
}

/** The storage of rows. A resolved change is stored; a rejected one has changed nothing. */
export interface TripStore {
  /** False if the browser stores nothing: the rows last as long as this page. */
  isStored: boolean
  readAll: () => Promise<TripContents>
  /**
   * Reads the rows of these ids for all owners, decides and writes, in one transaction. `decide` is synchronous; if it
   * throws, nothing is written. Returns what was written; with `strict` it is on disk, as far as the system reports.
   */
  change: (
    ids: readonly string[] | 'all',
    decide: (stored: StoredTrip) => TripStoreChange,
    durability: 'strict' | 'relaxed',
  ) => Promise<TripStoreChange>
}

/** Returns the rows that a change removes from the device, without those it gives to another owner. */
export function leavingRows({ rows = [], removed = [] }: TripStoreChange): TripRow[] {
  const staying = new Set(rows.map(({ entry }) => entry.id))
  return removed.filter(({ entry }) => !staying.has(entry.id))
}

export const newAccountMemory: AccountMemory = { cursor: 0, savedAtMs: null, isHidden: false }

/** Used if the browser has no database or forbids it. */
export function memoryStore(): TripStore {
  const rows = new Map<string, TripRow>()
  const accounts = new Map<string, AccountMemory>()
  const reminders = new Map<string, StoredReminders>()
  let settings: Partial<TripSettings> = {}
  let device: string | undefined
  const keyOf = ({ owner, entry }: TripRow) => `${owner} ${entry.id}`
  return {
    isStored: false,
    readAll: () =>
      Promise.resolve({
        rows: [...rows.values()],
        settings,
        accounts: new Map(accounts),
        reminders: new Map(reminders),
      }),
    change: async (ids, decide) => {
      const found = [...rows.values()].filter(({ entry }) => ids === 'all' || ids.includes(entry.id))
      const change = decide({ rows: found, device, accounts })
      if (change.isEmptied) {
        rows.clear()
        accounts.clear()
        reminders.clear()
        settings = {}
        device = undefined
        return change
      }
      for (const { entry } of leavingRows(change)) reminders.delete(entry.id)
      if (change.reminders) reminders.set(change.reminders.tripId, change.reminders.stored)
      for (const row of change.removed ?? []) rows.delete(keyOf(row))
      for (const row of change.rows ?? []) rows.set(keyOf(row), row)
      if (change.device !== undefined) device = change.device ?? undefined
      const { owner, memory } = change.account ?? {}
      if (owner !== undefined && memory) accounts.set(owner, memory)
      else if (owner !== undefined) accounts.delete(owner)
      settings = { ...settings, ...change.settings }
      return change
    },
  }
}
