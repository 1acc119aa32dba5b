import type { Entry } from '@retour/domain/trip/entry-schema'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import {
  type AccountMemory,
  type StoredReminders,
  leavingRows,
  memoryStore,
  type TripStoreChange,
  type TripRow,
  type TripSettings,
  type TripStore,
} from './trip-store.ts'

/** The name is on the page about cookies. */
const databaseName = 'retour-trip'
/** Version 1 had the rows of one person in `entries`, version 2 no photos. */
const databaseVersion = 3

type StoredRow = TripRow & { id: string }

/** A picture as bytes, because some browsers lose stored blobs. `type` is its media type. */
export interface StoredPhoto {
  bytes: ArrayBuffer
  type: string
}

interface TripTables extends DBSchema {
  rows: { key: [owner: string, id: string]; value: StoredRow; indexes: { id: string } }
  accounts: { key: string; value: AccountMemory }
  reminders: { key: string; value: StoredReminders }
  settings: { key: string; value: string | boolean | null }
  /** By the id of their purchase. */
  photos: { key: string; value: StoredPhoto }
  entries: { key: string; value: Entry }
}
export type TripDatabase = IDBPDatabase<TripTables>
type Writing = IDBPTransaction<TripTables, typeof tables, 'readwrite'>

const tables = ['rows', 'accounts', 'reminders', 'settings', 'photos'] as const
/** The setting with this browser's name among the devices of a trip. */
const deviceKey = 'device'

/** Opens the browser's database, or memory if there is none. */
export async function openTripStore(): Promise<TripStore> {
  if (typeof indexedDB === 'undefined') return memoryStore()
  try {
    const store = databaseStore(await openTripDatabase())
    // Some browsers open a database and then refuse to read it.
    await store.readAll()
    return store
  } catch (error) {
    console.warn('This browser keeps no trip:', error)
    return memoryStore()
  }
}

export function openTripDatabase(): Promise<TripDatabase> {
  return openDB<TripTables>(databaseName, databaseVersion, {
    async upgrade(database, version, _, transaction) {
      database.createObjectStore('photos')
      if (version === 2) return
      const rows = database.createObjectStore('rows', { keyPath: ['owner', 'id'] })
      rows.createIndex('id', 'id')
      database.createObjectStore('accounts')
      database.createObjectStore('reminders')
      if (version < 1) return void database.createObjectStore('settings')
      for (const entry of await transaction.objectStore('entries').getAll())
        await rows.put({ owner: '', id: entry.id, entry, met: null })
      database.deleteObjectStore('entries')
    },
    // A newer version of the site in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

function databaseStore(first: TripDatabase): TripStore {
  let database = first
  /**
   * Phones close the connection of a page in the background; it is reopened once. No transaction was started on a
   * closed one.
   */
  async function run<Result>(work: (open: TripDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(database)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      database = await openTripDatabase()
      return work(database)
    }
  }
  return {
    isStored: true,
    readAll: () => run(readAll),
    change: (ids, decide, durability) =>
      run(async (open) => {
        const transaction = open.transaction(tables, 'readwrite', { durability })
        const [rows, device, accounts] = await Promise.all([
          readRows(transaction, ids),
          transaction.objectStore('settings').get(deviceKey),
          readAccounts(transaction),
        ])
        const change = decide({ rows, accounts, device: typeof device === 'string' ? device : undefined })
        await Promise.all([...write(transaction, change), transaction.done])
        return change
      }),
  }
}

async function readRows(transaction: Writing, ids: readonly string[] | 'all'): Promise<TripRow[]> {
  const rows = transaction.objectStore('rows')
  if (ids === 'all') return rows.getAll()
  return (await Promise.all(ids.map((id) => rows.index('id').getAll(id)))).flat()
}

function write(transaction: Writing, change: TripStoreChange): Promise<unknown>[] {
  if (change.isEmptied) return tables.map((name) => transaction.objectStore(name).clear())
  const [rows, accounts, reminders, settings, photos] = [
    transaction.objectStore('rows'),
    transaction.objectStore('accounts'),
    transaction.objectStore('reminders'),
    transaction.objectStore('settings'),
    transaction.objectStore('photos'),
  ]
  const { owner, memory } = change.account ?? {}
  const remembered = Object.entries({ ...change.settings, ...pick(change.device) })
  return [
    ...leavingRows(change).flatMap(({ entry: { id, kind } }) => [
      ...(kind === 'trip' ? [reminders.delete(id)] : []),
      ...(kind === 'purchase' ? [photos.delete(id)] : []),
    ]),
    ...(change.reminders ? [reminders.put(change.reminders.stored, change.reminders.tripId)] : []),
    ...(change.removed ?? []).map((row) => rows.delete([row.owner, row.entry.id])),
    ...(change.rows ?? []).map((row) => rows.put({ ...row, id: row.entry.id })),
    ...remembered.map(([name, value]) => settings.put(value, name)),
    ...(owner === undefined ? [] : [memory ? accounts.put(memory, owner) : accounts.delete(owner)]),
  ]
}

const pick = (device: string | null | undefined) => (device === undefined ? {} : { [deviceKey]: device })

type Reading = IDBPTransaction<TripTables, typeof tables, IDBTransactionMode>

async function readAccounts(transaction: Reading): Promise<ReadonlyMap<string, AccountMemory>> {
  const accounts = transaction.objectStore('accounts')
  const [owners, memories] = await Promise.all([accounts.getAllKeys(), accounts.getAll()])
  return new Map(owners.flatMap((owner, at) => (memories[at] ? [[owner, memories[at]] as const] : [])))
}

async function readAll(database: TripDatabase) {
  const transaction = database.transaction(tables)
  const remembered = transaction.objectStore('settings')
  const [rows, names, values, accounts, tripIds, storedReminders] = await Promise.all([
    transaction.objectStore('rows').getAll(),
    remembered.getAllKeys(),
    remembered.getAll(),
    readAccounts(transaction),
    transaction.objectStore('reminders').getAllKeys(),
    transaction.objectStore('reminders').getAll(),
  ])
  const settings: Partial<TripSettings> = Object.fromEntries(names.map((name, at) => [name, values[at]]))
  const reminders = new Map(
    tripIds.flatMap((id, at) => (storedReminders[at] ? [[id, storedReminders[at]] as const] : [])),
  )
  return { rows, settings, accounts, reminders }
}
