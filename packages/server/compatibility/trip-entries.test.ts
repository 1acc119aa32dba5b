import { randomUUID } from 'node:crypto'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { changeEntry, newEntry, readEntry } from '@retour/domain/trip/entry'
import { isWaiting, syncTrip } from '@retour/domain/trip/sync-trip'
import { memoryStore } from '@retour/domain/trip/testing/memory-store'
import { aPurchase } from '@retour/domain/trip/testing/purchases'
import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'
import { testKey } from '#server/testing/open-test-app'
import { BackendError, toBackendError } from '../../web/app/backend/backend-error.ts'
import { createTripAccount } from '../../web/app/backend/trip-account.ts'

let rest: RestApp
let ada: SignedIn
let accountOfAda: ReturnType<typeof accountOf>
beforeAll(async () => {
  rest = await openRest()
})
beforeEach(async () => {
  ada = await rest.addPerson()
  accountOfAda = accountOf(ada)
})
afterAll(() => rest.close())

/** Returns a person's account as the pages use it: the official client, whose `fetch` throws BackendError for a refusal. */
const accountOf = ({ id, token }: SignedIn) => {
  const client = new PostgrestClient(`${rest.url}/rest/v1`, {
    headers: { apikey: testKey, Authorization: `Bearer ${token}` },
    retry: false,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (response.ok) return response
      throw new BackendError('refused', await response.text(), { status: response.status })
    },
  })
  return createTripAccount(async (read) => {
    try {
      return (await read(client)).data ?? []
    } catch (error) {
      throw toBackendError(error)
    }
  }, id)
}

const tripId = randomUUID()
const purchase = (device: string) =>
  newEntry({ id: randomUUID(), tripId, kind: 'purchase' }, device, aPurchase)
type Device = ReturnType<typeof memoryStore>
const add = ({ store }: Device, entry: Entry) => store.change(entry.id, () => ({ entry, met: null }))
const edit = ({ store }: Device, device: string, { id }: Entry, changes: Record<string, string | number>) =>
  store.change(id, (stored) => ({ ...stored!, entry: changeEntry(stored!.entry, device, changes) }))
const entriesOf = ({ rows }: Device) => Object.fromEntries([...rows].map(([id, { entry }]) => [id, entry]))

describe('a round between a device and its account', () => {
  test('two devices edited apart hold the same after it, and both values of what was typed twice', async () => {
    const [phone, tablet] = [memoryStore(), memoryStore()]
    const bag = purchase('phone')
    await add(phone, bag)
    await syncTrip(phone.store, accountOfAda)
    await syncTrip(tablet.store, accountOfAda)
    expect(entriesOf(tablet)).toEqual({ [bag.id]: bag })
    await edit(phone, 'phone', bag, { cents: 1 })
    await edit(tablet, 'tablet', bag, { cents: 2, note: 'blue \u{1F45C}' })
    await add(tablet, purchase('tablet'))
    for (const device of [phone, tablet, phone]) await syncTrip(device.store, accountOfAda)
    expect(entriesOf(phone)).toEqual(entriesOf(tablet))
    expect([...phone.rows.values()].filter(isWaiting)).toEqual([])
    const storedEntry = phone.rows.get(bag.id)!.entry
    expect(storedEntry.fields.cents?.map(({ value }) => value).toSorted()).toEqual([1, 2])
    expect(readEntry(storedEntry)?.record).toMatchObject({ note: 'blue \u{1F45C}' })
  })

  test('a version is replaced once: of two that name it the second is told', async () => {
    const bag = purchase('phone')
    const first = await accountOfAda.insert(bag)
    expect(first.kind).toBe('stored')
    const version = (await accountOfAda.find(bag.id))!.version
    const writes = await Promise.all(
      [1, 2].map((cents) => accountOfAda.replace(changeEntry(bag, `device-${cents}`, { cents }), version)),
    )
    expect(writes.map(({ kind }) => kind).toSorted()).toEqual(['other-version', 'stored'])
    expect(await accountOfAda.insert(bag)).toEqual({ kind: 'other-version' })
    expect((await accountOfAda.find(bag.id))!.version).toBeGreaterThan(version)
  })

  test('changes come in the order of their versions, each once, over several pages', async () => {
    for (let n = 0; n < 3; n += 1)
      await rest.stored(
        `insert into trip_entries (user_id, id, trip_id, kind, entry)
          select $1, gen_random_uuid(), $2, 'purchase', '{"seen": {"phone": 1}, "fields": {}}' from generate_series(1, 70)`,
        [ada.id, tripId],
      )
    const phone = memoryStore()
    await syncTrip(phone.store, accountOfAda)
    expect(phone.rows.size).toBe(210)
    const versions = (await rest.stored('select version from trip_entries where user_id = $1', [ada.id])).map(
      ({ version }) => Number(version),
    )
    expect(new Set(versions).size).toBe(210)
    expect(await phone.store.cursor()).toBe(Math.max(...versions))
  })

  test('who reads on from the last version while others write misses nothing', async () => {
    const entries = Array.from({ length: 60 }, (_, n) => purchase(`device-${n}`))
    const over = new AbortController()
    const reader = memoryStore()
    const reading = (async () => {
      while (!over.signal.aborted) await syncTrip(reader.store, accountOfAda)
      await syncTrip(reader.store, accountOfAda)
    })()
    const writing = Promise.all(
      [0, 1, 2, 3].map(async (writer) => {
        for (const entry of entries.filter((_, n) => n % 4 === writer)) {
          const written = await accountOfAda.insert(entry)
          if (written.kind !== 'stored') throw new Error(written.kind)
          await accountOfAda.replace(changeEntry(entry, 'other', { note: 'later' }), written.row.version)
        }
      }),
    )
    await writing.finally(() => over.abort())
    await reading
    const notes = [...reader.rows.values()].map(({ entry }) => entry.fields.note?.[0]?.value)
    expect(notes).toEqual(Array(60).fill('later'))
  })

  test('what another account of the same device keeps under the same names stays apart', async () => {
    const bag = purchase('phone')
    const ben = await rest.addPerson()
    await accountOfAda.insert(bag)
    expect((await accountOf(ben).insert(changeEntry(bag, 'phone', { note: 'Ben' }))).kind).toBe('stored')
    expect((await accountOfAda.find(bag.id))?.entry).toEqual(bag)
    expect((await accountOf(ben).changesFrom(0)).rows).toHaveLength(1)
  })
})

describe('39: what the account does not take is named, and the rest goes on', () => {
  test('beyond 2,000 entries', async () => {
    await rest.stored(
      `insert into trip_entries (user_id, id, trip_id, kind, entry)
        select $1, gen_random_uuid(), $2, 'leg', '{"seen": {}, "fields": {}}' from generate_series(1, 2000)`,
      [ada.id, tripId],
    )
    expect(await accountOfAda.insert(purchase('phone'))).toEqual({
      kind: 'refused',
      why: 'full',
      sentence: 'You can keep at most 2,000 entries of trips. Write to us to save another.',
    })
  })

  test('an entry that is too long, and one of a kind that the server does not know', async () => {
    const long = changeEntry(purchase('phone'), 'phone', { note: 'x'.repeat(40_000) })
    expect(await accountOfAda.insert(long)).toEqual({ kind: 'refused', why: 'too-long', sentence: null })
    const strange = { ...purchase('phone'), kind: 'voucher' }
    expect(await accountOfAda.insert(strange)).toEqual({ kind: 'refused', why: 'not-taken', sentence: null })
  })

  test('an account that is over is no refusal of the entry', async () => {
    await rest.stored('delete from auth.sessions where id = $1', [ada.sessionId])
    await expect(accountOfAda.insert(purchase('phone'))).rejects.toMatchObject({ status: 401 })
  })
})
