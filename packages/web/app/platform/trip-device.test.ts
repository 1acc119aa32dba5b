import type { Purchase } from '@retour/domain/trip/trip-records'
import { isDeleted, readEntry } from '@retour/domain/trip/entry'
import { beforeEach, expect, test } from 'vitest'
import { openWithoutDatabase } from './testing/without-database.ts'

type Device = typeof import('./trip-device.ts')
let device: Device
let ownership: typeof import('./trip-ownership.ts')

const tripId = '0190a000-0000-7000-8000-000000000001'
const id = '0190a000-0000-7000-8000-000000000002'
const record: Purchase = {
  travelerId: null,
  cents: 12_050,
  currency: 'EUR',
  shop: 'Printemps Haussmann',
  locationId: null,
  mallId: null,
  seller: '',
  country: 'france',
  city: 'Paris',
  boughtOn: '2026-11-23',
  goods: 'general',
  documentId: null,
  formId: null,
  note: '',
}
const purchase = { id, tripId, kind: 'purchase', record } as const
const shown = () => {
  const entry = device.readTrip().entries.get(id)
  return entry && readEntry(entry)?.record
}

beforeEach(async () => {
  openWithoutDatabase()
  device = await import('./trip-device.ts')
  ownership = await import('./trip-ownership.ts')
})

test('without a database the page keeps what is typed and says that nothing else does', async () => {
  await device.saveTrip([purchase])
  expect(shown()).toEqual(record)
  expect(device.readTrip()).toMatchObject({ isRead: true, isStored: false })
})

test('a new row that is sent twice, as after a failure, is one row', async () => {
  await device.saveTrip([purchase])
  const before = device.readTrip().entries.get(id)
  await device.saveTrip([purchase])
  expect(device.readTrip().entries.size).toBe(1)
  expect(device.readTrip().entries.get(id)).toEqual(before)
})

test('several rows are changed together or not at all', async () => {
  await device.saveTrip([purchase])
  const missing = '0190a000-0000-7000-8000-000000000003'
  const half = device.saveTrip([
    { id, fields: { cents: 1 } },
    { id: missing, fields: { cents: 2 } },
  ])
  await expect(half).rejects.toThrow(missing)
  expect(shown()).toEqual(record)
})

test('two changes to one row in one step are both kept', async () => {
  await device.saveTrip([purchase])
  await device.saveTrip([
    { id, fields: { cents: 1 } },
    { id, fields: { note: 'gift' } },
  ])
  expect(shown()).toEqual({ ...record, cents: 1, note: 'gift' })
})

test('deleted and brought back', async () => {
  await device.saveTrip([purchase])
  await device.saveTrip([{ id, fields: { deleted: true } }])
  const mark = () => isDeleted(device.readTrip().entries.get(id)!)
  expect(mark()).toBe(true)
  await device.saveTrip([{ id, fields: { deleted: false } }])
  expect(mark()).toBe(false)
  expect(shown()).toEqual(record)
})

test('forgotten is forgotten, and a new trip can begin', async () => {
  await device.saveTrip([purchase])
  await device.saveTripSettings({ isExampleRemoved: true, shownTrip: tripId })
  await ownership.forgetTrip(tripId)
  expect(device.readTrip()).toMatchObject({ isExampleRemoved: false, shownTrip: null })
  expect(shown()).toBeUndefined()
  await device.saveTrip([purchase])
  expect(shown()).toEqual(record)
})
