import type { Entry } from './entry-schema.ts'
import { knowsAll, mergeEntries } from './entry.ts'

/** An entry in the account. `version` grows with every change to any row of the account, from 1. */
export type AccountRow = { entry: Entry; version: number }

/** An entry on a device, and the version vector of the account's copy at their last contact: null before the first. */
export type StoredEntry = { entry: Entry; met: { version: number; seen: Entry['seen'] } | null }

/**
 * The store of a device and its state of one account. For another account everything is stored again with `met` null
 * and `cursor` 0. `change` reads and writes one row in one transaction, because a person may type during a round, here
 * or in another tab; it returns the stored result.
 */
export type DeviceStore = {
  all(): Promise<StoredEntry[]>
  change(id: string, change: (stored: StoredEntry | undefined) => StoredEntry): Promise<StoredEntry>
  /** The version up to which the account's changes are stored here. */
  cursor(): Promise<number>
  saveCursor(version: number): Promise<void>
}

/** Why an account refuses an entry as it is; `told` is the server's own sentence. */
export type Refusal = { why: 'full' | 'too-long' | 'not-taken'; sentence: string | null }

/** The result of a write: stored, not stored because the account has another version, or refused for good. */
export type WriteAnswer =
  | { kind: 'stored'; row: AccountRow }
  | { kind: 'other-version' }
  | ({ kind: 'refused' } & Refusal)

/** The account over the network. Every call may throw, and a response may be lost after the write. */
export type TripAccount = {
  /** Returns rows from this version on, in ascending order, as many as one response holds, at least two. */
  changesFrom(version: number): Promise<{ rows: AccountRow[]; isLast: boolean }>
  find(id: string): Promise<AccountRow | undefined>
  insert(entry: Entry): Promise<WriteAnswer>
  /** Replaces the account's copy if it still has this version. */
  replace(entry: Entry, version: number): Promise<WriteAnswer>
}

/** `refused` are rows that the account refuses as they are; `waiting` is the number of rows for another round. */
export type SyncOutcome = { refused: ({ id: string } & Refusal)[]; waiting: number }

/** The attempts for a row that other devices change at the same time; the next round continues. */
const attemptsAtOnce = 5

/** Returns whether the device has writes of this entry that the account lacks. */
export const isWaiting = ({ entry, met }: StoredEntry): boolean =>
  met === null || !knowsAll(met.seen, entry.seen)

/**
 * Runs one round of sync: merges the account's changes here and writes the device's changes there. A round that fails
 * anywhere loses nothing; the next one continues.
 */
export async function syncTrip(store: DeviceStore, account: TripAccount): Promise<SyncOutcome> {
  await pull(store, account)
  const outcome: SyncOutcome = { refused: [], waiting: 0 }
  for (const stored of await store.all()) {
    const end = await push(store, account, stored)
    if (end.kind === 'refused')
      outcome.refused.push({ id: stored.entry.id, why: end.why, sentence: end.sentence })
    if (end.kind === 'waiting') outcome.waiting += 1
  }
  return outcome
}

async function pull(store: DeviceStore, account: TripAccount): Promise<void> {
  const newestMet = Math.max(0, ...(await store.all()).map(({ met }) => met?.version ?? 0))
  const cursor = await store.cursor()
  const { upTo } = await pullFrom(store, account, cursor)
  if (upTo >= newestMet) return
  // The newest known row is missing, so the account was restored from a backup. Its lost rows are sent again.
  const { ids } = await pullFrom(store, account, 0)
  for (const { entry, met } of await store.all()) if (met && !ids.has(entry.id)) await unmeet(store, entry.id)
}

async function pullFrom(store: DeviceStore, account: TripAccount, from: number) {
  const ids = new Set<string>()
  for (let upTo = from; ;) {
    const { rows, isLast } = await account.changesFrom(upTo)
    for (const row of rows) {
      ids.add(row.entry.id)
      await meet(store, row)
    }
    const last = rows.at(-1)
    if (last) await store.saveCursor(last.version)
    upTo = last?.version ?? 0
    if (isLast) return { ids, upTo }
  }
}

type PushEnd = { kind: 'done' | 'waiting' } | ({ kind: 'refused' } & Refusal)

async function push(store: DeviceStore, account: TripAccount, from: StoredEntry): Promise<PushEnd> {
  let stored = from
  for (let attempt = 0; attempt < attemptsAtOnce; attempt += 1) {
    if (!isWaiting(stored)) return { kind: 'done' }
    const { entry, met } = stored
    const answer = met ? await account.replace(entry, met.version) : await account.insert(entry)
    if (answer.kind === 'refused') return answer
    stored =
      answer.kind === 'stored'
        ? await meet(store, answer.row)
        : await meetWhatIsThere(store, account, entry.id)
  }
  return { kind: isWaiting(stored) ? 'waiting' : 'done' }
}

async function meetWhatIsThere(store: DeviceStore, account: TripAccount, id: string) {
  const row = await account.find(id)
  return row ? meet(store, row) : unmeet(store, id)
}

/** The latest response counts, even for an older row: knowing too little of the account only costs one more write. */
const meet = (store: DeviceStore, { entry, version }: AccountRow) =>
  store.change(entry.id, (stored) => ({
    entry: stored ? mergeEntries(stored.entry, entry) : entry,
    met: { version, seen: entry.seen },
  }))

/** Treats a row that the account has lost like one it never had. */
const unmeet = (store: DeviceStore, id: string) =>
  store.change(id, (stored) => {
    if (!stored) throw new Error(`The entry ${id} left the device during a round.`)
    return { entry: stored.entry, met: null }
  })
