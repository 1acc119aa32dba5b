import { changeEntry, isDeleted, newEntry, readEntry } from '@retour/domain/trip/entry'
import { aPurchase } from '@retour/domain/trip/testing/purchases'
import { beforeEach, expect, test } from 'vitest'
import { openWithoutDatabase } from './testing/without-database.ts'

let device: typeof import('./trip-device.ts')
let takingIn: typeof import('./trip-taking-in.ts')

const [tripId, id, otherTrip] = [1, 2, 3].map((n) => `0190a000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]
const tripRecord = { name: 'Paris', startsOn: null, endsOn: null, homeCountry: null }
const trip = newEntry({ id: tripId, tripId, kind: 'trip' }, 'phone', tripRecord)
const purchase = newEntry({ id, tripId, kind: 'purchase' }, 'phone', aPurchase)
const entryOf = (of: string) => device.readTrip().entries.get(of)
const ownerOf = (of: string) => device.readTrip().rows.get(of)?.owner
const noteOf = () => {
  const read = readEntry(entryOf(id)!)
  return read?.kind === 'purchase' ? read.record.note : undefined
}

beforeEach(async () => {
  openWithoutDatabase()
  device = await import('./trip-device.ts')
  takingIn = await import('./trip-taking-in.ts')
})

test('a trip that is new here is shown, and is nobody’s as long as nobody is signed in', async () => {
  expect(await takingIn.takeInRows(tripId, [trip, purchase])).toEqual({ stayedDeleted: [] })
  expect(entryOf(id)).toEqual(purchase)
  expect(device.readTrip().shownTrip).toBe(tripId)
  expect(ownerOf(tripId)).toBe('')
})

test('signed in, a new trip is the account’s, and one that is kept on the device alone stays there', async () => {
  await device.showTripsOf(null)
  await takingIn.takeInRows(tripId, [trip])
  await device.showTripsOf('mei')
  await takingIn.takeInRows(tripId, [trip, purchase])
  expect(ownerOf(id)).toBe('')
  const other = newEntry({ id: otherTrip, tripId: otherTrip, kind: 'trip' }, 'phone', tripRecord)
  await takingIn.takeInRows(otherTrip, [other])
  expect(ownerOf(otherTrip)).toBe('mei')
})

test('what was typed here since stays; what both changed is kept twice; opened once more nothing changes', async () => {
  await takingIn.takeInRows(tripId, [trip, purchase])
  await device.saveTrip([{ id, fields: { note: 'typed here' } }])
  const here = entryOf(id)
  await takingIn.takeInRows(tripId, [trip, purchase])
  expect(entryOf(id)).toBe(here)
  expect(noteOf()).toBe('typed here')
  await takingIn.takeInRows(tripId, [trip, changeEntry(purchase, 'phone', { note: 'typed there' })])
  expect(
    entryOf(id)
      ?.fields.note?.map(({ value }) => value)
      .toSorted(),
  ).toEqual(['typed here', 'typed there'])
})

test('what was deleted here after the trip was saved stays deleted and is told', async () => {
  await takingIn.takeInRows(tripId, [trip, purchase])
  await device.saveTrip([{ id, fields: { deleted: true } }])
  const { stayedDeleted } = await takingIn.takeInRows(tripId, [trip, purchase])
  expect(stayedDeleted.map((entry) => entry.id)).toEqual([id])
  expect(isDeleted(entryOf(id)!)).toBe(true)
})

test('a row of the same name in another trip: nothing is changed', async () => {
  await takingIn.takeInRows(tripId, [trip, purchase])
  const before = [...device.readTrip().entries.values()]
  const other = newEntry({ id: otherTrip, tripId: otherTrip, kind: 'trip' }, 'phone', tripRecord)
  const stray = { ...changeEntry(purchase, 'tablet', { note: 'stray' }), tripId: otherTrip }
  await expect(takingIn.takeInRows(otherTrip, [other, stray])).rejects.toThrow(takingIn.OtherRow)
  expect([...device.readTrip().entries.values()]).toEqual(before)
})
