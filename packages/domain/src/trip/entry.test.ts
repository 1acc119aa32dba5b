import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entrySchema, type Entry } from './entry-schema.ts'
import { changeEntry, conflicts, isDeleted, knowsAll, mergeEntries, newEntry, readEntry } from './entry.ts'
import { aPurchase } from './testing/purchases.ts'

const row = {
  id: '0190a000-0000-7000-8000-000000000001',
  tripId: '0190a000-0000-7000-8000-000000000002',
  kind: 'purchase',
} as const
const first = newEntry(row, 'phone', aPurchase)
const shown = (entry: Entry) => readEntry(entry)?.record

describe('one device', () => {
  test('a new entry reads as the record that was typed and fits its shape on the wire', () => {
    expect(readEntry(first)).toEqual({ ...row, record: aPurchase })
    expect(entrySchema.parse(JSON.parse(JSON.stringify(first)))).toEqual(first)
    expect(isDeleted(first)).toBe(false)
    expect(conflicts(first)).toEqual([])
  })

  test('a change replaces what stood there', () => {
    const changed = changeEntry(first, 'phone', { cents: 999, note: 'with a gift box' })
    expect(shown(changed)).toEqual({ ...aPurchase, cents: 999, note: 'with a gift box' })
    expect(changed.fields.cents).toEqual([{ value: 999, device: 'phone', n: 2 }])
  })

  test('the whole record saved unchanged is no change', () => {
    expect(changeEntry(first, 'phone', aPurchase)).toBe(first)
  })

  test('a deletion keeps what was typed, and undoing it brings all back', () => {
    const deleted = changeEntry(first, 'phone', { deleted: true })
    expect(isDeleted(deleted)).toBe(true)
    expect(shown(deleted)).toEqual(aPurchase)
    const back = changeEntry(deleted, 'phone', { deleted: false })
    expect(isDeleted(back)).toBe(false)
    expect(shown(back)).toEqual(aPurchase)
  })

  test('half of an emoji becomes a character that the database stores', () => {
    expect(shown(changeEntry(first, 'phone', { note: 'gift \u{1F381}'.slice(0, 6) }))).toMatchObject({
      note: 'gift \uFFFD',
    })
  })
})

describe('two devices', () => {
  const phone = changeEntry(first, 'phone', { cents: 1000 })
  const tablet = changeEntry(first, 'tablet', { cents: 2000 })

  test('different fields edited at the same time are both kept, without a conflict', () => {
    const merged = mergeEntries(phone, changeEntry(first, 'tablet', { note: 'blue' }))
    expect(shown(merged)).toEqual({ ...aPurchase, cents: 1000, note: 'blue' })
    expect(conflicts(merged)).toEqual([])
  })

  test('an amount stays with the currency that it was typed in, when another device changes the currency alone', () => {
    const yen = changeEntry(first, 'phone', { currency: 'JPY' })
    const merged = mergeEntries(yen, tablet)
    expect(shown(merged)).toEqual({ ...aPurchase, currency: 'JPY' })
    expect(conflicts(merged).map(({ field }) => field)).toEqual(['cents', 'currency'])
    const chosen = changeEntry(merged, 'phone', { cents: 2000, currency: aPurchase.currency })
    expect(shown(chosen)).toEqual({ ...aPurchase, cents: 2000 })
    expect(conflicts(chosen)).toEqual([])
  })

  test('one field edited at the same time shows one value and keeps the other until it is chosen', () => {
    const merged = mergeEntries(phone, tablet)
    expect(shown(merged)).toMatchObject({ cents: 1000 })
    expect(conflicts(merged)).toEqual([
      {
        field: 'cents',
        values: [
          { value: 1000, device: 'phone' },
          { value: 2000, device: 'tablet' },
        ],
      },
    ])
    const chosen = changeEntry(merged, 'phone', { cents: 2000 })
    expect(conflicts(chosen)).toEqual([])
    expect(shown(mergeEntries(phone, chosen))).toMatchObject({ cents: 2000 })
  })

  test('the same value typed on both is no conflict', () => {
    expect(conflicts(mergeEntries(phone, changeEntry(first, 'tablet', { cents: 1000 })))).toEqual([])
  })

  test('a row deleted on one and edited on the other shows again, as a conflict', () => {
    const merged = mergeEntries(changeEntry(first, 'phone', { deleted: true }), tablet)
    expect(isDeleted(merged)).toBe(false)
    expect(shown(merged)).toMatchObject({ cents: 2000 })
    expect(conflicts(merged).map(({ field }) => field)).toEqual(['deleted'])
    expect(isDeleted(changeEntry(merged, 'phone', { deleted: true }))).toBe(true)
  })

  test('what arrived while the form was open competes with what is typed into it', () => {
    const arrived = mergeEntries(first, tablet)
    const saved = changeEntry(arrived, 'phone', { ...aPurchase, cents: 3000 }, first)
    expect(conflicts(saved).map(({ field, values }) => [field, values.map(({ value }) => value)])).toEqual([
      ['cents', [3000, 2000]],
    ])
  })

  test('two values under one count, as after a copied device, are both kept', () => {
    const twin = changeEntry(first, 'phone', { cents: 4000 })
    expect(conflicts(mergeEntries(phone, twin))).toHaveLength(1)
    expect(conflicts(mergeEntries(twin, phone))).toEqual(conflicts(mergeEntries(phone, twin)))
  })
})

describe('a newer version', () => {
  const newer: Entry = {
    ...first,
    seen: { ...first.seen, laptop: 1 },
    fields: { ...first.fields, warranty: [{ value: { years: 2, by: ['shop'] }, device: 'laptop', n: 1 }] },
  }

  test('its fields survive edits and merges by an older one', () => {
    const edited = mergeEntries(changeEntry(newer, 'phone', { cents: 5 }), first)
    expect(edited.fields.warranty).toEqual(newer.fields.warranty)
    expect(shown(edited)).toEqual({ ...aPurchase, cents: 5 })
  })

  test('a value that only it understands gives way to one that this version can show', () => {
    const theirs = changeEntry(changeEntry(first, 'laptop', { goods: 'toys' }), 'laptop', { note: 'x' })
    expect(readEntry(theirs)).toBeUndefined()
    const merged = mergeEntries(theirs, changeEntry(first, 'phone', { goods: 'food' }))
    expect(shown(merged)).toMatchObject({ goods: 'food' })
    expect(conflicts(merged)).toHaveLength(1)
  })

  test('a kind that only it knows is kept unread', () => {
    expect(readEntry({ ...first, kind: 'voucher' })).toBeUndefined()
  })

  test('the order of keys, which the database does not keep, is no difference', () => {
    const reordered = { ...newer, fields: { ...newer.fields } }
    reordered.fields.warranty = [{ value: { by: ['shop'], years: 2 }, device: 'laptop', n: 1 }]
    expect(conflicts(mergeEntries(newer, reordered))).toEqual([])
  })
})

/** Copies of one entry on three devices that edit, delete and meet in any order. */
const copies = fc
  .array(
    fc.record({
      at: fc.nat(2),
      from: fc.nat(2),
      act: fc.constantFrom('cents', 'note', 'delete', 'undo', 'meet', 'meet'),
    }),
    { maxLength: 30 },
  )
  .map((steps) => {
    const held = [first, first, first]
    for (const [index, { at, from, act }] of steps.entries()) {
      const own = held[at]!
      const device = `device-${at}`
      if (act === 'meet') held[at] = mergeEntries(own, held[from]!)
      else if (act === 'delete') held[at] = changeEntry(own, device, { deleted: true })
      else if (act === 'undo') held[at] = changeEntry(own, device, { deleted: false })
      else held[at] = changeEntry(own, device, { [act]: act === 'cents' ? index : `note ${index}` })
    }
    return held as [Entry, Entry, Entry]
  })

const inOrder = ({ seen, fields }: Entry) =>
  JSON.stringify(
    [seen, fields].map((part) => Object.entries(part).toSorted(([x], [y]) => x.localeCompare(y))),
  )

describe('merging, whatever was edited where', () => {
  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(copies, ([a, b, c]) => {
        expect(mergeEntries(a, b)).toEqual(mergeEntries(b, a))
        expect(mergeEntries(mergeEntries(a, b), c)).toEqual(mergeEntries(a, mergeEntries(b, c)))
        expect(mergeEntries(a, a)).toEqual(a)
        expect(mergeEntries(mergeEntries(a, b), b)).toEqual(mergeEntries(a, b))
      }),
      { numRuns: 1000 },
    )
  })

  test('two copies that know the same writes are equal, and only they', () => {
    fc.assert(
      fc.property(copies, ([a, b]) => {
        expect(inOrder(a) === inOrder(b)).toBe(knowsAll(a.seen, b.seen) && knowsAll(b.seen, a.seen))
      }),
      { numRuns: 1000 },
    )
  })
})
