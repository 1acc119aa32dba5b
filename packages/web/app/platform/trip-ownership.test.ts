import { readEntry } from '@retour/domain/trip/entry'
import { syncTrip } from '@retour/domain/trip/sync-trip'
import { memoryAccount } from '@retour/domain/trip/testing/memory-account'
import { aPurchase } from '@retour/domain/trip/testing/purchases'
import { beforeEach, expect, test, vi } from 'vitest'
import { openWithoutDatabase } from './testing/without-database.ts'

let device: typeof import('./trip-device.ts')
let ownership: typeof import('./trip-ownership.ts')
let openAccountStore: typeof import('./trip-account-store.ts').openAccountStore

const [tripId, otherTrip] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000009']
const id = '0190a000-0000-7000-8000-000000000002'
const trip = (of = tripId) => {
  const record = { name: 'Paris', startsOn: null, endsOn: null, homeCountry: null }
  return { id: of, tripId: of, kind: 'trip', record } as const
}
const purchase = { id, tripId, kind: 'purchase', record: aPurchase } as const
const shownIds = () => [...device.readTrip().entries.keys()]
const noteOf = () => {
  const read = readEntry(device.readTrip().entries.get(id)!)
  return read?.kind === 'purchase' ? read.record.note : undefined
}
const ownerOf = async (owner: string) =>
  (await (await openAccountStore(owner)).all()).map(({ entry }) => entry.id)
const writersOf = () => Object.keys(device.readTrip().entries.get(id)!.seen)

beforeEach(async () => {
  openWithoutDatabase()
  device = await import('./trip-device.ts')
  ownership = await import('./trip-ownership.ts')
  ;({ openAccountStore } = await import('./trip-account-store.ts'))
})

test('what is begun while signed in is the account’s; another account meets nothing of it', async () => {
  await device.showTripsOf('mei')
  await device.saveTrip([trip(), purchase])
  const { account } = memoryAccount()
  // What was sent in the first round is met in the second.
  for (const _ of [1, 2]) await syncTrip(await openAccountStore('mei'), account)
  expect(await ownerOf('mei')).toEqual([tripId, id])

  await device.showTripsOf('kenji')
  expect(shownIds()).toEqual([])
  const store = await openAccountStore('kenji')
  expect(await store.all()).toEqual([])
  expect(await store.cursor()).toBe(0)
  const others = memoryAccount()
  await syncTrip(store, others.account)
  expect(others.rows.size).toBe(0)

  await device.showTripsOf('mei')
  expect(shownIds()).toEqual([tripId, id])
  expect(await (await openAccountStore('mei')).cursor()).toBeGreaterThan(0)
})

test('a trip made while signed out is shown to who signs in, and sent only once they give it to their account', async () => {
  await device.showTripsOf(null)
  await device.saveTrip([trip(), purchase])
  await device.showTripsOf('mei')
  expect(shownIds()).toEqual([tripId, id])
  expect(await ownerOf('mei')).toEqual([])
  await device.saveTrip([{ id, fields: { note: 'gift' } }])
  expect(await ownerOf('mei')).toEqual([])

  await ownership.giveTripTo('mei', tripId)
  expect(shownIds()).toEqual([tripId, id])
  const { account, rows } = memoryAccount()
  expect(await syncTrip(await openAccountStore('mei'), account)).toEqual({ refused: [], waiting: 0 })
  expect([...rows.keys()]).toEqual([tripId, id])
  await device.showTripsOf('kenji')
  expect(shownIds()).toEqual([])
})

test('logged out, what was kept is shown and goes on to belong to the account', async () => {
  await device.showTripsOf('mei')
  await device.saveTrip([trip(), purchase])
  await device.showTripsOf(null)
  await device.saveTrip([{ id, fields: { note: 'at the airport' } }])
  expect(noteOf()).toBe('at the airport')
  await device.showTripsOf('kenji')
  expect(shownIds()).toEqual([])
  await device.showTripsOf('mei')
  const { account, rows } = memoryAccount()
  await syncTrip(await openAccountStore('mei'), account)
  expect(rows.get(id)?.entry.fields.note?.[0]?.value).toBe('at the airport')
})

test('who asked for it at log out leaves nothing, and what others keep here stays', async () => {
  await device.showTripsOf(null)
  await device.saveTrip([trip(otherTrip)])
  await device.showTripsOf('mei')
  await device.saveTrip([trip(), purchase])
  await ownership.forgetTripsOf('mei', true)
  await device.showTripsOf(null)
  expect(shownIds()).toEqual([otherTrip])
  expect(await ownerOf('mei')).toEqual([])
})

test('after a session that ended by itself what was not sent waits for its person, seen by nobody', async () => {
  await device.showTripsOf('mei')
  await device.saveTrip([trip(), purchase])
  const { account, rows } = memoryAccount()
  await syncTrip(await openAccountStore('mei'), account)
  await device.saveTrip([{ id, fields: { note: 'typed on the plane' } }])
  await ownership.forgetTripsOf('mei', false)
  await device.showTripsOf(null)
  expect(shownIds()).toEqual([])

  await device.showTripsOf('mei')
  await ownership.showHiddenTripsOf('mei')
  await syncTrip(await openAccountStore('mei'), account)
  expect(rows.get(id)?.entry.fields.note?.map(({ value }) => value)).toEqual(['typed on the plane'])
  await vi.waitFor(() => expect(shownIds().toSorted()).toEqual([tripId, id]))
  await device.showTripsOf(null)
  expect(shownIds()).toHaveLength(2)
})

test('a device that has lost writes counts on under another name', async () => {
  await device.showTripsOf('mei')
  await device.saveTrip([trip(), purchase])
  const [before] = writersOf()
  const { account } = memoryAccount()
  await syncTrip(await openAccountStore('mei'), account)
  await ownership.forgetTrip(tripId)
  expect(shownIds()).toEqual([])
  await syncTrip(await openAccountStore('mei'), account)
  await vi.waitFor(() => expect(shownIds()).toHaveLength(2))
  await device.saveTrip([{ id, fields: { note: 'again' } }])
  expect(writersOf()).toHaveLength(2)
  expect(writersOf()).toContain(before)
})

test('a round ends where the trip was taken off the device meanwhile, and brings nothing back', async () => {
  await device.showTripsOf('mei')
  await device.saveTrip([trip(), purchase])
  const { account } = memoryAccount()
  const store = await openAccountStore('mei')
  const leaving: typeof account = {
    ...account,
    insert: async (entry) => {
      await ownership.forgetTripsOf('mei', true)
      return account.insert(entry)
    },
  }
  await expect(syncTrip(store, leaving)).rejects.toThrow('left the device')
  expect(shownIds()).toEqual([])
  expect(await ownerOf('mei')).toEqual([])
})
