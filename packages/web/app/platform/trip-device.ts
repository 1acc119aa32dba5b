import { changeEntry, knowsAll, mergeEntries, newEntry } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'
import type { RecordKind, TripRecords } from '@retour/domain/trip/trip-records'
import { newUuid } from './new-uuid.ts'
import { openTripShelf } from './trip-database.ts'
import type {
  AccountMemory,
  KeptReminders,
  ShelfChange,
  TripRow,
  TripSettings,
  TripShelf,
} from './trip-shelf.ts'

/** The trips on this device that may be shown now. Deleted rows are among them. */
export interface TripState extends TripSettings {
  /** The device has answered. */
  isRead: boolean
  isKept: boolean
  /** The account that is signed in here, by its id. */
  person: string | null
  rows: ReadonlyMap<string, TripRow>
  entries: ReadonlyMap<string, Entry>
  accounts: ReadonlyMap<string, AccountMemory>
  /** By the id of their trip. */
  reminders: ReadonlyMap<string, KeptReminders>
}

/**
 * One row of a change. `opened` is the entry as the person saw it when they began; what arrived since then is not
 * written over (`changeEntry`).
 */
export type TripStep =
  | { [K in RecordKind]: { id: string; tripId: string; kind: K; record: TripRecords[K] } }[RecordKind]
  | { id: string; fields: Readonly<Record<string, FieldValue>>; opened?: Entry }

/** Before the device has answered, and in the finished page. */
export const noTripYet: TripState = {
  isRead: false,
  isKept: true,
  person: null,
  rows: new Map(),
  entries: new Map(),
  accounts: new Map(),
  reminders: new Map(),
  shownTrip: null,
  isExampleRemoved: false,
  tripKeptHere: null,
}
type Ids = Parameters<TripShelf['change']>[0]
type Decide = Parameters<TripShelf['change']>[1]

const channelName = 'retour-trip'

let state = noTripYet
let opening: Promise<TripShelf> | null = null
let channel: BroadcastChannel | null = null
/** How often something was forgotten. */
let forgotten = 0
/** Changes of a round that are on the disk and not shown yet. */
const unseen: ShelfChange[] = []
let showing: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const readTrip = (): TripState => state

export function subscribeToTrip(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows what this person may see: the trips of their account and those of no account; with nobody signed in all that are
 * kept here. The first call begins to read.
 */
export async function showTripsOf(person: string | null): Promise<void> {
  if (opening && state.person === person) return
  const rows = [...state.rows.values()].filter((row) => isShown(row, person, state.accounts))
  setState({ ...state, person, ...byId(rows) })
  await readAgain(await openShelf())
}

/**
 * Writes all of these rows or none. Resolved once they are on the disk; rejects where the browser could not keep them,
 * and nothing has changed then. The same new row twice is one row. A new trip is the account's of who is signed in, any
 * other row is where its trip is.
 */
export async function saveTrip(steps: readonly TripStep[]): Promise<void> {
  const ids = steps.flatMap((step) => ('tripId' in step ? [step.id, step.tripId] : [step.id]))
  await changeTrips([...new Set(ids)], ({ rows, device: known, accounts }) => {
    const device = known ?? newUuid()
    const stored = new Map(
      rows.filter((row) => isShown(row, state.person, accounts)).map((row) => [row.entry.id, row]),
    )
    const next = new Map(stored)
    for (const step of steps) {
      const before = next.get(step.id)
      const trip = 'tripId' in step ? next.get(step.tripId) : undefined
      const { owner, met } = before ?? { owner: trip?.owner ?? state.person ?? '', met: null }
      next.set(step.id, { owner, met, entry: takeStep(step, before?.entry, device) })
    }
    return { device, rows: [...next.values()].filter((row) => row.entry !== stored.get(row.entry.id)?.entry) }
  })
}

function takeStep(step: TripStep, stored: Entry | undefined, device: string): Entry {
  if ('fields' in step) {
    if (!stored) throw new Error(`No row ${step.id} is kept here.`)
    return changeEntry(stored, device, step.fields, step.opened)
  }
  const { record, ...row } = step
  if (stored) return changeEntry(stored, device, record)
  return newEntry(row, device, record)
}

export async function saveTripSettings(settings: Partial<TripSettings>): Promise<void> {
  await changeTrips([], () => ({ settings }))
}

/**
 * Changes what is kept in one transaction, here and in the view of all tabs; what `decide` is given and gives, see
 * `TripShelf.change`.
 */
export async function changeTrips(ids: Ids, decide: Decide): Promise<ShelfChange> {
  const shelf = await openShelf()
  const change = await shelf.change(ids, decide, 'strict')
  const stays = new Set((change.rows ?? []).map(({ entry }) => entry.id))
  if (change.isEmptied || change.removed?.some(({ entry }) => !stays.has(entry.id))) {
    forgetShown()
    tellOtherTabs('forgotten')
    await readAgain(shelf)
  } else {
    showRound()
    take(change.rows ?? [], change)
    tellOtherTabs('changed')
  }
  return change
}

/**
 * The same for the many small changes of a round with the account, all of which the account could give again: they
 * show together a moment later.
 */
export async function changeInRound(ids: Ids, decide: Decide): Promise<ShelfChange> {
  const shelf = await openShelf()
  const change = await shelf.change(ids, decide, 'relaxed')
  if (!change.rows && !change.account) return change
  unseen.push(change)
  showing ??= setTimeout(showRound, 50)
  return change
}

/** Shows at once what a round has brought so far. */
export function showRound(): void {
  clearTimeout(showing)
  showing = undefined
  if (unseen.length === 0) return
  const changes = unseen.splice(0)
  const account = changes.findLast((change) => change.account)?.account
  take(
    changes.flatMap(({ rows = [] }) => rows),
    { ...(account && { account }) },
  )
  tellOtherTabs('changed')
}

function openShelf(): Promise<TripShelf> {
  return (opening ??= open())
}

async function open(): Promise<TripShelf> {
  const shelf = await openTripShelf()
  await readAgain(shelf)
  listenToOtherTabs(shelf)
  return shelf
}

/**
 * A reading that began before a write and ends after it takes nothing back: copies of a row are merged, and what was
 * forgotten meanwhile does not come again.
 */
async function readAgain(shelf: TripShelf): Promise<void> {
  const before = forgotten
  const { rows, settings, accounts, reminders } = await shelf.readAll()
  if (before !== forgotten) return
  const { shownTrip = null, isExampleRemoved = false, tripKeptHere = null } = settings
  setState({ ...state, isRead: true, isKept: shelf.isKept, accounts, reminders })
  take(rows, { settings: { shownTrip, isExampleRemoved, tripKeptHere } })
}

function listenToOtherTabs(shelf: TripShelf) {
  const read = () => void readAgain(shelf).catch(() => null)
  window.addEventListener('pageshow', ({ persisted }) => persisted && read())
  if (typeof BroadcastChannel === 'undefined') {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && read())
    return
  }
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (data === 'forgotten') forgetShown()
    read()
  })
}

function tellOtherTabs(message: 'changed' | 'forgotten') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(message)
}

function take(changed: readonly TripRow[], { settings, account, reminders: told }: ShelfChange) {
  const reminders = told ? new Map(state.reminders).set(told.tripId, told.kept) : state.reminders
  const accounts = new Map(state.accounts)
  if (account?.memory) accounts.set(account.owner, account.memory)
  const rows = new Map(state.rows)
  for (const row of changed.filter((one) => isShown(one, state.person, accounts)))
    rows.set(row.entry.id, { ...row, entry: mergedWith(rows.get(row.entry.id)?.entry, row.entry) })
  setState({ ...state, ...settings, accounts, reminders, ...byId(rows.values()) })
}

/** An entry that is known already stays the same object. */
function mergedWith(known: Entry | undefined, entry: Entry): Entry {
  if (!known) return entry
  return knowsAll(known.seen, entry.seen) ? known : mergeEntries(known, entry)
}

function byId(all: Iterable<TripRow>): Pick<TripState, 'rows' | 'entries'> {
  const rows = new Map([...all].map((row) => [row.entry.id, row]))
  return { rows, entries: new Map([...rows].map(([id, { entry }]) => [id, entry])) }
}

const isShown = ({ owner }: TripRow, person: string | null, accounts: TripState['accounts']): boolean =>
  person === null ? !accounts.get(owner)?.isHidden : owner === '' || owner === person

function forgetShown() {
  forgotten += 1
  unseen.length = 0
  setState({ ...noTripYet, isRead: true, isKept: state.isKept, person: state.person })
}

function setState(next: TripState) {
  state = next
  for (const listener of listeners) listener()
}
