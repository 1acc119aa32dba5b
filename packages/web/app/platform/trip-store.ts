import type { StoredEntry } from '@retour/domain/trip/sync-trip'

/** A row on this device. `owner` is the account that its trip is kept in, by its id; empty for a trip of no account. */
export interface TripRow extends StoredEntry {
  owner: string
}

/** What this device remembers of a trip beside its rows. */
export interface TripSettings {
  /** The trip that is shown; null before there is one. */
  shownTrip: string | null
  isExampleRemoved: boolean
  /** A trip that a person who is signed in wants on this device alone. */
  tripKeptHere: string | null
}

/** What this device knows of one account: up to which version it has met its changes, and when both were last one. */
export interface AccountMemory {
  cursor: number
  savedAtMs: number | null
  /** The session ended before all was sent: what is left is shown to nobody until its person comes back. */
  isHidden: boolean
}

/** Reminders of a trip by mail that this device asked for; without an address once they have ended. */
export interface StoredReminders {
  subscription: string
  address: string
  state: 'asked' | 'confirmed' | 'ended'
  /** The days that the server was told last, as one text; empty before that, and once the person has ended them. */
  told: string
}

export interface TripContents {
  rows: TripRow[]
  /** By the id of their trip. */
  reminders: ReadonlyMap<string, StoredReminders>
  settings: Partial<TripSettings>
  accounts: ReadonlyMap<string, AccountMemory>
}

/** What a change is decided on: rows as they are stored now, and the name of this device among those of an account. */
export interface StoredTrip {
  rows: readonly TripRow[]
  device: string | undefined
  accounts: ReadonlyMap<string, AccountMemory>
}

/** What a change writes. `null` for an account forgets it; `isEmptied` leaves nothing at all. */
export interface TripStoreChange {
  rows?: readonly TripRow[]
  removed?: readonly TripRow[]
  device?: string | null
  settings?: Partial<TripSettings>
  account?: { owner: string; memory: AccountMemory | null }
  /** Those of a trip that leaves the device go with it. */
  reminders?: { tripId: string; kept: StoredReminders }
  isEmptied?: boolean
}

/** Where rows lie. What is resolved is kept; what rejects has left everything as it was. */
export interface TripStore {
  /** False where the browser keeps nothing: the rows last as long as this page. */
  isStored: boolean
  readAll: () => Promise<TripContents>
  /**
   * Reads the rows of these ids, of all owners, decides and writes, in one transaction. `decide` runs at once; when it
   * throws nothing is written. Gives what was written; `strict` is on the disk then, as far as the system tells.
   */
  change: (
    ids: readonly string[] | 'all',
    decide: (stored: StoredTrip) => TripStoreChange,
    durability: 'strict' | 'relaxed',
  ) => Promise<TripStoreChange>
}

/** The rows that a change takes off the device, not those that it gives to another owner. */
export function leavingRows({ rows = [], removed = [] }: TripStoreChange): TripRow[] {
  const staying = new Set(rows.map(({ entry }) => entry.id))
  return removed.filter(({ entry }) => !staying.has(entry.id))
}

export const newAccountMemory: AccountMemory = { cursor: 0, savedAtMs: null, isHidden: false }

/** Stands in where the browser has no database or forbids it. */
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
      if (change.reminders) reminders.set(change.reminders.tripId, change.reminders.kept)
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
