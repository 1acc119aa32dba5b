import { readEntry } from '@retour/domain/trip/entry'
import { aPurchase } from '@retour/domain/trip/testing/purchases'
import { beforeEach, expect, test } from 'vitest'
import { openWithoutDatabase } from '#app/platform/testing/without-database.ts'

let saving: typeof import('./save-purchase.ts')
let device: typeof import('#app/platform/trip-device.ts')
let viewTrip: typeof import('./trip-view.ts').viewTrip

const [tripId, id, mei] = [1, 2, 3].map((n) => `0190a000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]
const purchase = { ...aPurchase, cents: 10_001, travelerId: null }

beforeEach(async () => {
  openWithoutDatabase()
  saving = await import('./save-purchase.ts')
  device = await import('#app/platform/trip-device.ts')
  ;({ viewTrip } = await import('./trip-view.ts'))
  const record = { name: '', startsOn: null, endsOn: null, homeCountry: null }
  await device.saveTrip([
    { id: tripId, tripId, kind: 'trip', record },
    { id: mei, tripId, kind: 'traveler', record: { name: 'Mei Tanaka', age: 34 } },
    { id, tripId, kind: 'purchase', record: purchase },
  ])
})

const split = (name: string) =>
  saving.splitPurchase(
    { ...purchase, id },
    { tripId, travelers: viewTrip(device.readTrip()).travelers },
    { name },
  )
const purchasesOf = (travelerId: string) =>
  [...device.readTrip().entries.values()].flatMap((entry) => {
    const read = readEntry(entry)
    return read?.kind === 'purchase' && read.record.travelerId === travelerId ? [read.record.cents] : []
  })

test('a half goes to the traveler who has the typed name already, however it is spelled', async () => {
  expect(await split(' mei  TANAKA')).toEqual([5001, 5000])
  expect(viewTrip(device.readTrip()).travelers.map(({ name }) => name)).toEqual(['Mei Tanaka'])
  expect(purchasesOf(mei)).toEqual([5000])
})

test('a half for somebody new brings them into the trip', async () => {
  await split('Kenji Tanaka')
  const { travelers } = viewTrip(device.readTrip())
  expect(travelers.map(({ name }) => name)).toEqual(['Kenji Tanaka', 'Mei Tanaka'])
  expect(purchasesOf(travelers[0]!.id)).toEqual([5000])
})
