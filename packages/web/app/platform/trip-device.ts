import { changeEntry, newEntry } from '@retour/domain/trip/entry'
import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'
import type { RecordKind, TripRecords } from '@retour/domain/trip/trip-records'
import { newUuid } from './new-uuid.ts'
import { openTripStore } from './trip-database.ts'
import { leavingRows, type TripStoreChange, type TripSettings, type TripStore } from './trip-store.ts'
import { byId, forgetShown, isShown, readTrip, showChange, timesForgotten, writeShown } from './trip-state.ts'

export { noTripYet, readTrip, subscribeToTrip, type TripState } from './trip-state.ts'

/**
 * One row of a change. `opened` is the entry as the person saw it at the start; values that arrived since are not
 * overwritten (`changeEntry`).
 */
export type TripStep =
  | { [K in RecordKind]: { id: string; tripId: string; kind: K; record: TripRecords[K] } }[RecordKind]
  | { id: string; fields: Readonly<Record<string, FieldValue>>; opened?: Entry }

type Ids = Parameters<TripStore['change']>[0]
type Decide = Parameters<TripStore['change']>[1]

const channelName = 'retour-trip'

let opening: Promise<TripStore> | null = null
let channel: BroadcastChannel | null = null
/** Changes of a round that are stored but not shown yet. */
const unseen: TripStoreChange[] = []
let showing: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the trips that this person may see: those of their account and those without an account; without sign-in, all
 * on this device. The first call starts reading.
 */
export async function showTripsOf(person: string | null): Promise<void> {
  const shown = readTrip()
  if (opening && shown.person === person) return
  const rows = [...shown.rows.values()].filter((row) => isShown(row, person, shown.accounts))
  writeShown({ person, ...byId(rows) })
  await readAgain(await openStore())
}

/**
 * Writes all of these rows or none. Resolves once they are stored; rejects without a change if the browser could not
 * store them. The same new row twice is one row. A new trip belongs to the signed-in account; any other row belongs
 * where its trip is.
 */
export async function saveTrip(steps: readonly TripStep[]): Promise<void> {
  const ids = steps.flatMap((step) => ('tripId' in step ? [step.id, step.tripId] : [step.id]))
  await changeTrips([...new Set(ids)], ({ rows, device: known, accounts }) => {
    const device = known ?? newUuid()
    const { person } = readTrip()
    const stored = new Map(
      rows.filter((row) => isShown(row, person, accounts)).map((row) => [row.entry.id, row]),
    )
    const next = new Map(stored)
    for (const step of steps) {
      const before = next.get(step.id)
      const trip = 'tripId' in step ? next.get(step.tripId) : undefined
      const { owner, met } = before ?? { owner: trip?.owner ?? person ?? '', met: null }
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

/** Changes stored data in one transaction, and the view of all tabs. For `decide` see `TripStore.change`. */
export async function changeTrips(ids: Ids, decide: Decide): Promise<TripStoreChange> {
  const store = await openStore()
  const change = await store.change(ids, decide, 'strict')
  if (change.isEmptied || leavingRows(change).length > 0) {
    forget()
    notifyOtherTabs('forgotten')
    await readAgain(store)
  } else {
    showRound()
    showChange(change.rows ?? [], change)
    notifyOtherTabs('changed')
  }
  return change
}

/**
 * The same for the many small changes of a sync round, which the account could send again: they are shown together a
 * moment later.
 */
export async function changeInRound(ids: Ids, decide: Decide): Promise<TripStoreChange> {
  const store = await openStore()
  const change = await store.change(ids, decide, 'relaxed')
  if (!change.rows && !change.account) return change
  unseen.push(change)
  showing ??= setTimeout(showRound, 50)
  return change
}

/** Shows the changes of a round at once. */
export function showRound(): void {
  clearTimeout(showing)
  showing = undefined
  if (unseen.length === 0) return
  const changes = unseen.splice(0)
  const account = changes.findLast((change) => change.account)?.account
  showChange(
    changes.flatMap(({ rows = [] }) => rows),
    { ...(account && { account }) },
  )
  notifyOtherTabs('changed')
}

function openStore(): Promise<TripStore> {
  return (opening ??= open())
}

async function open(): Promise<TripStore> {
  const store = await openTripStore()
  await readAgain(store)
  listenToOtherTabs(store)
  return store
}

/** A read that overlaps a write undoes nothing: copies of a row are merged, and removed rows do not return. */
async function readAgain(store: TripStore): Promise<void> {
  const before = timesForgotten()
  const { rows, settings, accounts, reminders } = await store.readAll()
  if (before !== timesForgotten()) return
  const { shownTrip = null, isExampleRemoved = false, tripKeptHere = null } = settings
  writeShown({ isRead: true, isStored: store.isStored, accounts, reminders })
  showChange(rows, { settings: { shownTrip, isExampleRemoved, tripKeptHere } })
}

function listenToOtherTabs(store: TripStore) {
  const read = () => void readAgain(store).catch(() => null)
  window.addEventListener('pageshow', ({ persisted }) => persisted && read())
  if (typeof BroadcastChannel === 'undefined') {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && read())
    return
  }
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (data === 'forgotten') forget()
    read()
  })
}

function forget() {
  unseen.length = 0
  forgetShown()
}

function notifyOtherTabs(message: 'changed' | 'forgotten') {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(message)
}
