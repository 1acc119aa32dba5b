import type { DeviceStore, StoredEntry } from '../sync-trip.ts'

/** A device's store in memory; each change is one step, as a transaction is. */
export function memoryStore() {
  const rows = new Map<string, StoredEntry>()
  let upTo = 0
  const store: DeviceStore = {
    all: async () => [...rows.values()],
    change: async (id, change) => {
      const changed = change(rows.get(id))
      rows.set(id, changed)
      return changed
    },
    cursor: async () => upTo,
    saveCursor: async (version) => {
      upTo = version
    },
  }
  return { store, rows }
}
