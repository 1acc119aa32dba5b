import { expect, test } from 'vitest'
import { changeEntry, newEntry } from './entry.ts'
import { isWaiting, syncTrip } from './sync-trip.ts'
import { memoryAccount } from './testing/memory-account.ts'
import { memoryStore } from './testing/memory-store.ts'
import { aPurchase } from './testing/purchases.ts'

const tripId = '0190a000-0000-7000-8000-000000000000'
const idOf = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`
const purchase = (n: number) => newEntry({ id: idOf(n), tripId, kind: 'purchase' }, 'phone', aPurchase)

/** A phone with these purchases, all of them in the account. */
async function openPhone(...numbers: number[]) {
  const phone = memoryStore()
  const account = memoryAccount()
  for (const n of numbers) await phone.store.change(idOf(n), () => ({ entry: purchase(n), met: null }))
  await syncTrip(phone.store, account.account)
  const edit = (n: number, changes: { note: string }) =>
    phone.store.change(idOf(n), (stored) => ({
      ...stored!,
      entry: changeEntry(stored!.entry, 'phone', changes),
    }))
  return { ...phone, ...account, deviceRows: phone.rows, accountRows: account.rows, edit }
}

test('a second device has all of it after one round, and a round without news writes nothing', async () => {
  const { account, accountRows, store, deviceRows } = await openPhone(1, 2, 3, 4, 5)
  const tablet = memoryStore()
  expect(await syncTrip(tablet.store, account)).toEqual({ refused: [], waiting: 0 })
  expect([...tablet.rows.values()].map(({ entry }) => entry)).toEqual(
    [...deviceRows.values()].map(({ entry }) => entry),
  )
  const before = new Map(accountRows)
  await syncTrip(store, account)
  expect(new Map(accountRows)).toEqual(before)
})

test('an account that was set back to a backup gets what it lost, old rows and old edits', async () => {
  const { account, accountRows, store, deviceRows, edit } = await openPhone(1, 2)
  const backup = new Map(accountRows)
  await edit(1, { note: 'after the backup' })
  await store.change(idOf(3), () => ({ entry: purchase(3), met: null }))
  await syncTrip(store, account)
  accountRows.clear()
  for (const [id, row] of backup) accountRows.set(id, row)
  await syncTrip(store, account)
  expect([...accountRows.keys()].toSorted()).toEqual([idOf(1), idOf(2), idOf(3)])
  expect(accountRows.get(idOf(1))?.entry).toEqual(deviceRows.get(idOf(1))?.entry)
  expect([...deviceRows.values()].filter(isWaiting)).toEqual([])
})

test('a row that the account removed stays on the device and is sent again once it is edited', async () => {
  const { account, accountRows, store, deviceRows, edit } = await openPhone(1, 2)
  accountRows.delete(idOf(1))
  await syncTrip(store, account)
  expect(accountRows.has(idOf(1))).toBe(false)
  await edit(1, { note: 'still mine' })
  await syncTrip(store, account)
  expect(accountRows.get(idOf(1))?.entry).toEqual(deviceRows.get(idOf(1))?.entry)
})

test('what the account refuses is named, stays here, and holds up nothing else', async () => {
  const { account, accountRows, store } = await openPhone(1)
  for (const n of [2, 3]) await store.change(idOf(n), () => ({ entry: purchase(n), met: null }))
  const reason = { why: 'full', sentence: 'Too many' } as const
  const full: typeof account = {
    ...account,
    insert: (entry) =>
      entry.id === idOf(2) ? Promise.resolve({ kind: 'refused', ...reason }) : account.insert(entry),
  }
  expect(await syncTrip(store, full)).toEqual({ refused: [{ id: idOf(2), ...reason }], waiting: 0 })
  expect([...accountRows.keys()]).toEqual([idOf(1), idOf(3)])
})

test('who is outrun each time gives up for now, and says that something waits', async () => {
  const { account, store, edit } = await openPhone(1)
  await edit(1, { note: 'mine' })
  const busy: typeof account = { ...account, replace: () => Promise.resolve({ kind: 'other-version' }) }
  expect(await syncTrip(store, busy)).toEqual({ refused: [], waiting: 1 })
  expect(await syncTrip(store, account)).toEqual({ refused: [], waiting: 0 })
})
