import type { Entry } from '@retour/domain/trip/entry-schema'

/** What this device remembers of a trip beside its rows. `device` names it among those that write to the same rows. */
export interface TripSettings {
  device: string
  /** The trip that is shown; null before there is one. */
  shownTrip: string | null
  isExampleRemoved: boolean
}

export interface TripContents {
  entries: Entry[]
  settings: Partial<TripSettings>
}

/** From the rows as they are stored now: the rows that take their place. Runs within one transaction. */
export type RowChange = (stored: ReadonlyMap<string, Entry>) => Entry[]

/** Where rows lie. What is resolved is kept; what rejects has left everything as it was. */
export interface TripShelf {
  /** False where the browser keeps nothing: the rows last as long as this page. */
  isKept: boolean
  readAll: () => Promise<TripContents>
  /** `change` is given those of the named rows that are there. Gives the rows that were written. */
  changeRows: (ids: readonly string[], change: RowChange) => Promise<Entry[]>
  writeSettings: (settings: Partial<TripSettings>) => Promise<void>
  clear: () => Promise<void>
}

/** Rows by their names, of those that were found. */
export const named = (found: readonly (Entry | undefined)[]): ReadonlyMap<string, Entry> =>
  new Map(found.flatMap((entry) => (entry ? [[entry.id, entry] as const] : [])))

/** Stands in where the browser has no database or forbids it. */
export function memoryShelf(): TripShelf {
  const rows = new Map<string, Entry>()
  let settings: Partial<TripSettings> = {}
  return {
    isKept: false,
    readAll: () => Promise.resolve({ entries: [...rows.values()], settings }),
    changeRows: async (ids, change) => {
      const changed = change(named(ids.map((id) => rows.get(id))))
      for (const entry of changed) rows.set(entry.id, entry)
      return changed
    },
    writeSettings: (next) => {
      settings = { ...settings, ...next }
      return Promise.resolve()
    },
    clear: () => {
      rows.clear()
      settings = {}
      return Promise.resolve()
    },
  }
}
