import type { Entry } from '../entry-schema.ts'
import type { AccountRow, TripAccount, WriteAnswer } from '../sync-trip.ts'

/** An account as the database keeps it: versions grow over all rows, and a write names the version that it replaces. */
export function memoryAccount(pageRows = 2) {
  const rows = new Map<string, AccountRow>()
  let version = 0
  const keep = (entry: Entry): WriteAnswer => {
    version += 1
    const row = { entry, version }
    rows.set(entry.id, row)
    return { kind: 'stored', row }
  }
  const account: TripAccount = {
    changesFrom: async (from) => {
      const changed = [...rows.values()]
        .filter((row) => row.version >= from)
        .toSorted((a, b) => a.version - b.version)
        .slice(0, pageRows)
      return { rows: changed, isLast: changed.length < pageRows }
    },
    find: async (id) => rows.get(id),
    insert: async (entry) => (rows.has(entry.id) ? { kind: 'other-version' } : keep(entry)),
    replace: async (entry, replaced) =>
      rows.get(entry.id)?.version === replaced ? keep(entry) : { kind: 'other-version' },
  }
  return { account, rows }
}
