import type { Entry } from './entry-schema.ts'
import { knowsAll, mergeEntries } from './entry.ts'

/** An entry as the account holds it. `version` grows with every change to any row of the account, from 1. */
export type AccountRow = { entry: Entry; version: number }

/** An entry on a device, and which writes the account's copy held when this device last met it: null before it did. */
export type StoredEntry = { entry: Entry; met: { version: number; seen: Entry['seen'] } | null }

/**
 * What a device keeps, and what it knows of one account; for another account everything is stored again with `met` null
 * and `cursor` 0. `change` reads and writes one row in one transaction, since a person may type while a round runs, here
 * or in another tab; it gives what is stored then.
 */
export type DeviceStore = {
  all(): Promise<StoredEntry[]>
  change(id: string, change: (stored: StoredEntry | undefined) => StoredEntry): Promise<StoredEntry>
  /** Up to which version the account's changes have been stored here. */
  cursor(): Promise<number>
  saveCursor(version: number): Promise<void>
}

/** Why an account does not take an entry as it is; `told` is the server's own sentence. */
export type Refusal = { why: 'full' | 'too-long' | 'not-taken'; told: string | null }

/** What became of a write: stored, not stored since the account holds another version, or refused for good. */
export type WriteAnswer =
  | { kind: 'stored'; row: AccountRow }
  | { kind: 'other-version' }
  | ({ kind: 'refused' } & Refusal)

/** The account over the network. Everything may throw, and an answer may be lost after the write. */
export type TripAccount = {
  /** Rows of this version or a greater one, smallest first, as many as one answer holds, two at least. */
  changesFrom(version: number): Promise<{ rows: AccountRow[]; isLast: boolean }>
  find(id: string): Promise<AccountRow | undefined>
  insert(entry: Entry): Promise<WriteAnswer>
  /** Replaces the account's copy if it still has this version. */
  replace(entry: Entry, version: number): Promise<WriteAnswer>
}

/** `refused` are rows that the account does not take as they are; `waiting` is how many another round should send. */
export type SyncOutcome = { refused: ({ id: string } & Refusal)[]; waiting: number }

/** Each time another device was quicker; then the next round goes on. */
const attemptsAtOnce = 5

/** Does the device hold something of this entry that the account does not? */
export const isWaiting = ({ entry, met }: StoredEntry): boolean =>
  met === null || !knowsAll(met.seen, entry.seen)

/**
 * One round between a device and an account: what is new there is merged here, what is new here is written there. A
 * round that throws or ends anywhere has lost nothing; the next one goes on.
 */
export async function syncTrip(store: DeviceStore, account: TripAccount): Promise<SyncOutcome> {
  await pull(store, account)
  const outcome: SyncOutcome = { refused: [], waiting: 0 }
  for (const stored of await store.all()) {
    const end = await push(store, account, stored)
    if (end.kind === 'refused') outcome.refused.push({ id: stored.entry.id, why: end.why, told: end.told })
    if (end.kind === 'waiting') outcome.waiting += 1
  }
  return outcome
}

async function pull(store: DeviceStore, account: TripAccount): Promise<void> {
  const newestMet = Math.max(0, ...(await store.all()).map(({ met }) => met?.version ?? 0))
  const cursor = await store.cursor()
  const { upTo } = await pullFrom(store, account, cursor)
  if (upTo >= newestMet) return
  // The newest row that was met is not there: the account was set back to a backup. What it lost is sent again.
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

/** The latest answer counts, be it an older row: too little known of the account costs one more write. */
const meet = (store: DeviceStore, { entry, version }: AccountRow) =>
  store.change(entry.id, (stored) => ({
    entry: stored ? mergeEntries(stored.entry, entry) : entry,
    met: { version, seen: entry.seen },
  }))

/** A row that the account no longer has is one that it never had. */
const unmeet = (store: DeviceStore, id: string) =>
  store.change(id, (stored) => {
    if (!stored) throw new Error(`The entry ${id} left the device during a round.`)
    return { entry: stored.entry, met: null }
  })
