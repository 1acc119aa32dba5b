import type { Entry, FieldValue } from '@retour/domain/trip/entry-schema'
import { changeEntry, mergeEntries, newEntry } from '@retour/domain/trip/entry'
import type { RecordKind, TripRecords } from '@retour/domain/trip/trip-records'
import { newUuid } from './new-uuid.ts'
import { openTripShelf } from './trip-database.ts'
import type { TripSettings, TripShelf } from './trip-shelf.ts'

/** The trip on this device. Deleted rows are among its entries. */
export interface TripState extends Omit<TripSettings, 'device'> {
  /** The device has answered. */
  isRead: boolean
  isKept: boolean
  entries: ReadonlyMap<string, Entry>
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
  entries: new Map(),
  shownTrip: null,
  isExampleRemoved: false,
}
const channelName = 'retour-trip'

let state = noTripYet
let device = ''
let opening: Promise<TripShelf> | null = null
let channel: BroadcastChannel | null = null
const listeners = new Set<() => void>()

export const readTrip = (): TripState => state

export function subscribeToTrip(listener: () => void): () => void {
  listeners.add(listener)
  openShelf().catch((error: unknown) => console.warn('The trip could not be read:', error))
  return () => listeners.delete(listener)
}

/**
 * Writes all of these rows or none. Resolved once they are on the disk; rejects where the browser could not keep them,
 * and nothing has changed then. The same new row twice is one row.
 */
export async function saveTrip(steps: readonly TripStep[]): Promise<void> {
  const shelf = await openShelf()
  if (!device) {
    device = newUuid()
    await shelf.writeSettings({ device })
  }
  const changed = await shelf.changeRows(
    steps.map(({ id }) => id),
    (stored) => {
      const rows = new Map(stored)
      for (const step of steps) rows.set(step.id, takeStep(step, rows.get(step.id)))
      return [...rows.values()].filter((entry) => entry !== stored.get(entry.id))
    },
  )
  take(changed)
  tellOtherTabs('changed')
}

function takeStep(step: TripStep, stored: Entry | undefined): Entry {
  if ('fields' in step) {
    if (!stored) throw new Error(`No row ${step.id} is kept here.`)
    return changeEntry(stored, device, step.fields, step.opened)
  }
  const { record, ...row } = step
  if (stored) return changeEntry(stored, device, record)
  return newEntry(row, device, record)
}

export async function saveTripSettings(settings: Partial<Omit<TripSettings, 'device'>>): Promise<void> {
  await (await openShelf()).writeSettings(settings)
  setState({ ...state, ...settings })
  tellOtherTabs('changed')
}

/** Takes the trip off this device, in all tabs. */
export async function forgetTrip(): Promise<void> {
  const shelf = await openShelf()
  await shelf.clear()
  forgetShown()
  tellOtherTabs('forgotten')
  await readAgain(shelf)
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

/** A reading that began before a write and ends after it takes nothing back: copies of a row are merged. */
async function readAgain(shelf: TripShelf): Promise<void> {
  const { entries, settings } = await shelf.readAll()
  device ||= settings.device ?? ''
  const { shownTrip = null, isExampleRemoved = false } = settings
  setState({ ...state, isRead: true, isKept: shelf.isKept, shownTrip, isExampleRemoved })
  take(entries)
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

function take(changed: readonly Entry[]) {
  const entries = new Map(state.entries)
  for (const entry of changed) {
    const known = entries.get(entry.id)
    entries.set(entry.id, known ? mergeEntries(known, entry) : entry)
  }
  setState({ ...state, entries })
}

function forgetShown() {
  device = ''
  setState({ ...noTripYet, isRead: true, isKept: state.isKept })
}

function setState(next: TripState) {
  state = next
  for (const listener of listeners) listener()
}
