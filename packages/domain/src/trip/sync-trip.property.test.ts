import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from './entry-schema.ts'
import { changeEntry, isDeleted, newEntry } from './entry.ts'
import { isWaiting, syncTrip, type TripAccount } from './sync-trip.ts'
import { memoryAccount } from './testing/memory-account.ts'
import { memoryStore } from './testing/memory-store.ts'
import { aPurchase } from './testing/purchases.ts'

const tripId = '0190a000-0000-7000-8000-000000000000'
const ids = [1, 2, 3].map((n) => `0190a000-0000-7000-8000-00000000000${n}`)

type Edit = { device: number; row: number; act: 'cents' | 'note' | 'delete' | 'undo' | 'open' }
/** What one call comes to; before or after it is carried out a person types and another round runs through. */
type Call = {
  fate: 'answered' | 'not-sent' | 'answer-lost' | 'sent-twice'
  typed: Edit[]
  other: { device: number; isBefore: boolean } | null
}
type Step = { device: number; typed: Edit[]; calls: Call[] }

const edit: fc.Arbitrary<Edit> = fc.record({
  device: fc.nat(1),
  row: fc.nat(ids.length - 1),
  act: fc.constantFrom('cents', 'note', 'cents', 'note', 'delete', 'undo', 'open'),
})
const call: fc.Arbitrary<Call> = fc.record({
  fate: fc.constantFrom('answered', 'answered', 'answered', 'not-sent', 'answer-lost', 'sent-twice'),
  typed: fc.array(edit, { maxLength: 1 }),
  other: fc.option(fc.record({ device: fc.nat(1), isBefore: fc.boolean() }), { freq: 2 }),
})
const step: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(1),
  typed: fc.array(edit, { maxLength: 4 }),
  calls: fc.array(call, { maxLength: 12 }),
})

type Written = { id: string; field: string; dot: string; value: unknown; replaced: Set<string> }

/** Two devices and an account, and a log of all that was typed, kept apart from them. */
function openWorld() {
  const devices = ['phone', 'tablet'].map((name) => ({
    name,
    ...memoryStore(),
    opened: new Map<string, Entry>(),
  }))
  const { account, rows } = memoryAccount()
  const written: Written[] = []
  const edits: { id: string; device: string; n: number }[] = []
  const deletions: { id: string; seen: Entry['seen'] }[] = []
  let typed = 0

  const note = (device: string, before: Entry | undefined, opened: Entry | undefined, after: Entry) => {
    const n = after.seen[device]!
    for (const [field, values] of Object.entries(after.fields))
      for (const one of values.filter((value) => value.device === device && value.n === n))
        written.push({
          id: after.id,
          field,
          dot: dotOf(one),
          value: one.value,
          replaced: new Set((before ? (opened?.fields[field] ?? []) : []).map(dotOf)),
        })
  }

  const type = async ({ device, row, act }: Edit) => {
    const { name, store, rows: deviceRows, opened } = devices[device]!
    const id = ids[row]!
    typed += 1
    if (!deviceRows.has(id)) {
      if (row % 2 !== device) return
      const entry = newEntry({ id, tripId, kind: 'purchase' }, name, { ...aPurchase, cents: typed })
      note(name, undefined, undefined, entry)
      edits.push({ id, device: name, n: 1 })
      await store.change(id, () => ({ entry, met: null }))
      return
    }
    if (act === 'open') return void opened.set(id, deviceRows.get(id)!.entry)
    await store.change(id, (stored) => {
      const { entry, met } = stored!
      const isTyped = act === 'cents' || act === 'note'
      const seen = isTyped ? (opened.get(id) ?? entry) : entry
      const values = {
        cents: { cents: typed },
        note: { note: `typed ${typed}` },
        delete: { deleted: true },
        undo: { deleted: false },
      }
      const after = changeEntry(entry, name, values[act], seen)
      if (isTyped) opened.delete(id)
      if (after !== entry) {
        note(name, entry, seen, after)
        if (isTyped) edits.push({ id, device: name, n: after.seen[name]! })
        if (act === 'delete') deletions.push({ id, seen: entry.seen })
      }
      return { entry: after, met }
    })
  }

  /** The account behind a network where each call meets the next of these fates. */
  const over = (calls: Call[]): TripAccount => {
    const left = [...calls]
    const meet = async <T>(run: () => Promise<T>): Promise<T> => {
      const { fate, typed: meanwhile, other } = left.shift() ?? { fate: 'answered', typed: [], other: null }
      for (const one of meanwhile) await type(one)
      if (other?.isBefore) await syncTrip(devices[other.device]!.store, account)
      if (fate === 'not-sent') throw new Error('no network')
      const first = await run()
      const answer = fate === 'sent-twice' ? await run() : first
      if (other && !other.isBefore) await syncTrip(devices[other.device]!.store, account)
      if (fate === 'answer-lost') throw new Error('the answer was lost')
      return answer
    }
    return {
      changesFrom: (version) => meet(() => account.changesFrom(version)),
      find: (id) => meet(() => account.find(id)),
      insert: (entry) => meet(() => account.insert(entry)),
      replace: (entry, version) => meet(() => account.replace(entry, version)),
    }
  }

  return { devices, account, rows, written, edits, deletions, type, over }
}

const dotOf = ({ device, n }: { device: string; n: number }) => `${device} ${n}`

async function live(steps: Step[]) {
  const world = openWorld()
  for (const { device, typed, calls } of steps) {
    for (const one of typed) await world.type(one)
    await syncTrip(world.devices[device]!.store, world.over(calls)).catch(() => undefined)
  }
  for (const device of [0, 1, 0]) await syncTrip(world.devices[device]!.store, world.account)
  return world
}

test('1,000 lives of two devices and one account end equal, and nothing typed is lost', async () => {
  let conflicting = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { devices, rows, written, edits, deletions } = await live(steps)
      const accountRows = Object.fromEntries([...rows].map(([id, { entry }]) => [id, entry]))
      for (const device of devices) {
        const deviceRows = [...device.rows.values()]
        expect(deviceRows.filter(isWaiting)).toEqual([])
        expect(Object.fromEntries(deviceRows.map(({ entry }) => [entry.id, entry]))).toEqual(accountRows)
      }
      const lost = written.filter(
        ({ id, field, dot, value }) =>
          !accountRows[id]?.fields[field]?.some((one) => dotOf(one) === dot && one.value === value) &&
          !written.some((later) => later.id === id && later.field === field && later.replaced.has(dot)),
      )
      expect(lost).toEqual([])
      const deletedRows = Object.values(accountRows).filter(isDeleted)
      const deletedUnseen = edits.filter(
        ({ id, device, n }) =>
          deletedRows.some((entry) => entry.id === id) &&
          !deletions.some((one) => one.id === id && (one.seen[device] ?? 0) >= n),
      )
      expect(deletedUnseen).toEqual([])
      conflicting += Object.values(accountRows).filter(({ fields }) =>
        Object.values(fields).some((values) => values.length > 1),
      ).length
    }),
    { numRuns: 1000 },
  )
  // The lives are such that devices meet with different values.
  expect(conflicting).toBeGreaterThan(100)
})
