import { knowsAll, mergeEntries, type Entry } from './entry.ts'

/** An entry as the account holds it. `version` grows with every change to any row of the account, from 1. */
export type AccountRow = { entry: Entry; version: number }

/** An entry on a device, and which writes the account's copy held when this device last met it: null before it did. */
export type StoredEntry = { entry: Entry; met: { version: number; seen: Entry['seen'] } | null }

/**
 * What a device keeps, and what it knows of one account; for another account everything is stored anew with `met` null
 * and `cursor` 0. `change` reads and writes one row in one transaction, since a person may type while a round runs, here
 * or in another tab; it gives what is stored then.
 */
export type DeviceStore = {
  all(): Promise<StoredEntry[]>
  change(id: string, change: (stored: StoredEntry | undefined) => StoredEntry): Promise<StoredEntry>
  /** Up to which version the account's changes have been stored here. */
  cursor(): Promise<number>
  keepCursor(version: number): Promise<void>
}

/** What became of a write: stored, not stored since the account holds another version, or refused for good with a sentence. */
export type WriteAnswer =
  | { kind: 'stored'; row: AccountRow }
  | { kind: 'other-version' }
  | { kind: 'refused'; reason: string }

/** The account over the network. Everything may throw, and an answer may be lost after the write. */
export type TripAccount = {
  /** Rows with a greater version, smallest first, as many as one answer holds. `upTo` is the greatest version among them. */
  changesAfter(version: number): Promise<{ rows: AccountRow[]; upTo: number; isLast: boolean }>
  find(id: string): Promise<AccountRow | undefined>
  insert(entry: Entry): Promise<WriteAnswer>
  /** Replaces the account's copy if it still has this version. */
  replace(entry: Entry, version: number): Promise<WriteAnswer>
}

/** `refused` are rows that the account does not take as they are; `waiting` is how many another round should send. */
export type SyncOutcome = { refused: { id: string; reason: string }[]; waiting: number }

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
    if (end.kind === 'refused') outcome.refused.push({ id: stored.entry.id, reason: end.reason })
    if (end.kind === 'waiting') outcome.waiting += 1
  }
  return outcome
}

async function pull(store: DeviceStore, account: TripAccount): Promise<void> {
  let version = await store.cursor()
  for (;;) {
    const { rows, upTo, isLast } = await account.changesAfter(version)
    for (const row of rows) await meet(store, row)
    if (upTo > version) await store.keepCursor(upTo)
    if (isLast) return
    version = upTo
  }
}

type PushEnd = { kind: 'done' | 'waiting' } | { kind: 'refused'; reason: string }

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
        : await meetAgain(store, entry.id, await account.find(entry.id))
  }
  return { kind: isWaiting(stored) ? 'waiting' : 'done' }
}

/** A row that the account has removed since then is one that it never had. */
const meetAgain = (store: DeviceStore, id: string, row: AccountRow | undefined) =>
  row ? meet(store, row) : store.change(id, (stored) => ({ ...held(stored, id), met: null }))

const meet = (store: DeviceStore, { entry, version }: AccountRow) =>
  store.change(entry.id, (stored) => {
    const met = stored?.met && stored.met.version > version ? stored.met : { version, seen: entry.seen }
    return { entry: stored ? mergeEntries(stored.entry, entry) : entry, met }
  })

function held(stored: StoredEntry | undefined, id: string): StoredEntry {
  if (stored) return stored
  throw new Error(`The entry ${id} left the device during a round.`)
}
