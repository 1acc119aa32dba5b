import type { Entry } from '@retour/domain/trip/entry-schema'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { memoryShelf, named, type TripSettings, type TripShelf } from './trip-shelf.ts'

/** Named on the page about cookies. */
const databaseName = 'retour-trip'

interface TripTables extends DBSchema {
  entries: { key: string; value: Entry }
  settings: { key: keyof TripSettings; value: string | boolean | null }
}
type TripDatabase = IDBPDatabase<TripTables>

/** The browser's own database; the page's memory where there is none. */
export async function openTripShelf(): Promise<TripShelf> {
  if (typeof indexedDB === 'undefined') return memoryShelf()
  try {
    const shelf = databaseShelf(await openTripDatabase())
    // Some browsers open a database and then refuse to read it.
    await shelf.readAll()
    return shelf
  } catch (error) {
    console.warn('This browser keeps no trip:', error)
    return memoryShelf()
  }
}

function openTripDatabase(): Promise<TripDatabase> {
  return openDB<TripTables>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'id' })
      database.createObjectStore('settings')
    },
    // A newer version of the program in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

/** On the disk before the promise resolves, as far as the system tells the browser. */
const strict = { durability: 'strict' } as const

function databaseShelf(first: TripDatabase): TripShelf {
  let database = first
  /** Phones end the connection of a page that was away: it is opened anew, once. Nothing was begun on a closed one. */
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
    isKept: true,
    readAll: () => run(readAll),
    changeRows: (ids, change) =>
      run(async (open) => {
        const transaction = open.transaction('entries', 'readwrite', strict)
        const stored = await Promise.all(ids.map((id) => transaction.store.get(id)))
        const changed = change(named(stored))
        await Promise.all([...changed.map((entry) => transaction.store.put(entry)), transaction.done])
        return changed
      }),
    writeSettings: (settings) =>
      run(async (open) => {
        const transaction = open.transaction('settings', 'readwrite', strict)
        const names = Object.keys(settings) as (keyof TripSettings)[]
        const writes = names.map((name) => transaction.store.put(settings[name] ?? null, name))
        await Promise.all([...writes, transaction.done])
      }),
    clear: () =>
      run(async (open) => {
        const transaction = open.transaction(['entries', 'settings'], 'readwrite', strict)
        const clearings = (['entries', 'settings'] as const).map((name) =>
          transaction.objectStore(name).clear(),
        )
        await Promise.all([...clearings, transaction.done])
      }),
  }
}

async function readAll(database: TripDatabase) {
  const transaction = database.transaction(['entries', 'settings'])
  const settings = transaction.objectStore('settings')
  const [entries, names, values] = await Promise.all([
    transaction.objectStore('entries').getAll(),
    settings.getAllKeys(),
    settings.getAll(),
  ])
  return { entries, settings: Object.fromEntries(names.map((name, index) => [name, values[index]])) }
}
