import { changeEntry, mergeEntries, newEntry } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { createForm } from '@retour/domain/trip/new-records'
import { aPurchase } from '@retour/domain/trip/testing/purchases'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { viewTrip } from '#app/features/trip/trip-view.ts'
import { photoNames, safeName } from './photo-names.ts'
import { csvCell } from './purchases-csv.ts'
import { type FileFault, readTripFile, TripFileError } from './read-trip-file.ts'
import { crc32 } from './trip-file-format.ts'
import { type PhotoSource, writeTripFile } from './write-trip-file.ts'

const idOf = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`
const tripId = idOf(1)
const row = <K extends Entry['kind']>(n: number, kind: K) => ({ id: idOf(n), tripId, kind })
const purchase = { ...aPurchase, shop: 'Galeries Lafayette', boughtOn: '2026-05-02', cents: 24_000 }
const trip = newEntry({ ...row(1, 'trip'), kind: 'trip' }, 'phone', {
  name: 'Paris & <Barcelona>',
  startsOn: '2026-05-01',
  endsOn: null,
  homeCountry: 'JP',
})
const bought = newEntry({ ...row(2, 'purchase'), kind: 'purchase' }, 'phone', {
  ...purchase,
  formId: idOf(4),
  note: '=HYPERLINK("https://evil.example","gift")',
})
const other = newEntry({ ...row(3, 'purchase'), kind: 'purchase' }, 'phone', purchase)
const form = newEntry(
  { ...row(4, 'form'), kind: 'form' },
  'phone',
  createForm({
    travelerId: null,
    country: 'france',
    shop: '<script>alert(1)</script>',
    issuedOn: '2026-05-02',
  }),
)
const deleted = changeEntry(
  newEntry({ ...row(5, 'purchase'), kind: 'purchase' }, 'phone', { ...purchase, shop: 'Secret gift' }),
  'phone',
  { deleted: true },
)
const differing = mergeEntries(
  changeEntry(other, 'phone', { note: 'red' }),
  changeEntry(other, 'tablet', { note: 'blue' }),
)
const entries = new Map([trip, bought, differing, form, deleted].map((entry) => [entry.id, entry]))
const jpeg = (n: number) =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0, n, ...Array.from({ length: 999 }, (_, at) => at % 251)])
const photosOf = (stored: Record<string, Uint8Array<ArrayBuffer>>): PhotoSource => ({
  idsOf: (ids) => Promise.resolve(ids.filter((id) => id in stored)),
  read: (id) => Promise.resolve(stored[id] ? new Blob([stored[id]], { type: 'image/jpeg' }) : null),
})
const both = photosOf({ [idOf(2)]: jpeg(2), [idOf(3)]: jpeg(3) })

const write = (photos = both, onProgress = (_at: number, _all: number) => {}) =>
  writeTripFile({
    view: viewTrip({ entries, shownTrip: tripId }),
    entries,
    photos,
    now: new Date('2026-05-09T10:00:00Z'),
    today: '2026-05-09',
    onProgress,
  })
const bytesOf = async ({ content }: { content: Blob }) => new Uint8Array(await content.arrayBuffer())
const filesOf = async (photos = both) => unzipSync(await bytesOf(await write(photos)))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('what a saved trip holds', () => {
  test('photos with telling names, a table, a page, the rows of the account’s export, and no deleted row', async () => {
    const progress: [number, number][] = []
    const file = await write(both, (at, all) => progress.push([at, all]))
    expect(file).toMatchObject({
      name: 'Paris & Barcelona 2026-05-09.zip',
      purchases: 2,
      photos: 2,
      missing: 0,
    })
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ])
    const files = unzipSync(await bytesOf(file))
    expect(Object.keys(files).toSorted()).toEqual([
      'contents.json',
      'photos/2026-05-02 Galeries Lafayette 240.00 EUR (2).jpg',
      'photos/2026-05-02 Galeries Lafayette 240.00 EUR.jpg',
      'purchases.csv',
      'trip.html',
      'trip.json',
    ])
    const { trip_entries: rows } = JSON.parse(strFromU8(files['trip.json']!))
    expect(rows).toHaveLength(4)
    expect(rows[0]).toEqual({
      id: tripId,
      trip_id: tripId,
      kind: 'trip',
      entry: { seen: trip.seen, fields: trip.fields },
    })
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join('\n'),
    ).not.toContain('Secret gift')
  })

  test('no cell is a formula, and nothing typed is markup of the page', async () => {
    const files = await filesOf()
    const csv = strFromU8(files['purchases.csv']!)
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""gift"")"`)
    expect(csv.split('\r\n')[1]).toMatch(/^2026-05-02,Galeries Lafayette,Paris,France,240\.00,EUR,/)
    const page = strFromU8(files['trip.html']!)
    expect(page).toContain('<h1>Paris &amp; &lt;Barcelona&gt;</h1>')
    expect(page).not.toContain('<script')
    expect(page).toContain('href="photos/2026-05-02%20Galeries%20Lafayette%20240.00%20EUR.jpg"')
  })

  test('a photo that cannot be read keeps nothing else back', async () => {
    const file = await write({
      ...both,
      read: (id) => (id === idOf(2) ? Promise.reject(new Error('lost')) : both.read(id)),
    })
    expect(file).toMatchObject({ purchases: 2, photos: 1, missing: 1 })
    expect((await readTripFile(file.content)).photos).toHaveLength(1)
    const without = await write({ idsOf: () => Promise.reject(new Error('no database')), read: both.read })
    expect(without).toMatchObject({ purchases: 2, photos: 0, missing: null })
  })
})

test.each([
  ['=1+1', "'=1+1"],
  ['+33 1', "'+33 1"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['a, "b"\nc', 'a, ""b""\nc'],
  ['Loewe', 'Loewe'],
])('the cell %j is the text %j', (typed, text) => {
  const cell = csvCell(typed)
  expect(cell.replaceAll(/^"|"$/g, '')).toBe(text)
  expect(cell.startsWith('"')).toBe(text !== typed || typed.includes(','))
})

describe('names of photos', () => {
  test.each([
    ['what separates folders and drives', '../../etc\\C:pass*wd?', 'etc C pass wd'],
    ['control characters and what turns the direction', 'a\u202Egpj.exe\u0000b\u2066c', 'a gpj.exe b c'],
    ['dots and blanks at the ends', ' ..Zara. ', 'Zara'],
    ['accents in one way', 'Cafe\u0301', 'Caf\u00e9'],
  ])('%s', (_title, typed, name) => expect(safeName(typed)).toBe(name))

  test('a long name of any script stays within what file systems take, in whole characters', () => {
    const [name = ''] = photoNames([{ ...purchase, id: idOf(2), shop: '\u{1F6CD}'.repeat(200) }]).values()
    expect(new TextEncoder().encode(name).length).toBeLessThan(240)
    expect(name.isWellFormed()).toBe(true)
  })

  test('no two the same, capitals or not', () => {
    const names = photoNames(
      ['Zara', 'ZARA', 'zara'].map((shop, at) => ({ ...purchase, shop, id: idOf(at) })),
    )
    expect(new Set([...names.values()].map((name) => name.toLowerCase())).size).toBe(3)
  })
})

describe('a saved trip that is opened', () => {
  test('gives every row as it was, both values of a difference, and each photo byte for byte', async () => {
    const opened = await readTripFile((await write()).content)
    expect(opened.tripId).toBe(tripId)
    expect(opened.entries).toEqual([trip, bought, differing, form])
    const photos = await Promise.all(
      opened.photos.map(async ({ purchaseId, read }) => [
        purchaseId,
        new Uint8Array(await read().arrayBuffer()),
      ]),
    )
    expect(Object.fromEntries(photos)).toEqual({ [idOf(2)]: jpeg(2), [idOf(3)]: jpeg(3) })
  })

  const faultOf = async (content: BlobPart): Promise<FileFault | null> => {
    try {
      await readTripFile(new Blob([content]))
      return null
    } catch (error) {
      if (error instanceof TripFileError) return error.fault
      throw error
    }
  }
  const zip = (files: Zippable) => zipSync(files)

  /** The file of somebody who changes one part and writes its sums again. */
  const changed = async (name: string, change: (text: string) => string) => {
    const files = await filesOf()
    files[name] = strToU8(change(strFromU8(files[name]!)))
    const contents = JSON.parse(strFromU8(files['contents.json']!))
    for (const one of contents.files) {
      one.size = files[one.name]!.length
      one.crc32 = crc32(files[one.name]!)
    }
    if (name !== 'contents.json') files['contents.json'] = strToU8(JSON.stringify(contents))
    return zip(files)
  }
  const rows = (change: (rows: Record<string, unknown>[]) => unknown) =>
    changed('trip.json', (text) => {
      const table = JSON.parse(text)
      return JSON.stringify({ ...table, trip_entries: change(table.trip_entries) ?? table.trip_entries })
    })

  test('a text, an empty file, another ZIP', async () => {
    expect(await faultOf('no zip')).toBe('foreign')
    expect(await faultOf('')).toBe('foreign')
    expect(await faultOf(zip({ 'letter.txt': strToU8('Hello') }))).toBe('foreign')
    expect(await faultOf(zip({ 'contents.json': strToU8('{"format":"other"}') }))).toBe('foreign')
  })

  test('cut anywhere', async () => {
    const whole = await bytesOf(await write())
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(await faultOf(whole.slice(0, Math.floor(whole.length * share)))).toBe('broken')
  })

  test('one bit of a photo or of the rows', async () => {
    const whole = await bytesOf(await write())
    const text = strFromU8(whole, true)
    for (const name of ['photos/', 'trip.json', 'contents.json']) {
      const broken = whole.slice()
      const at = text.indexOf(name) + 90
      broken[at] = broken[at]! ^ 4
      expect(await faultOf(broken)).toMatch(/^(?:broken|foreign)$/)
    }
  })

  test('by a newer version of the site', async () => {
    const newer = await changed('contents.json', (text) => text.replace('"version": 1', '"version": 2'))
    expect(await faultOf(newer)).toBe('newer')
  })

  test.each<[string, (rows: Record<string, unknown>[]) => unknown]>([
    ['a row of another trip', ([, one]) => void Object.assign(one!, { trip_id: idOf(99) })],
    ['the same row twice', ([one, two]) => [one, two, two]],
    ['no trip', ([, ...more]) => more],
    ['two trips', ([one]) => [one, { ...one, id: idOf(98), trip_id: idOf(98) }]],
    ['a trip that cannot be read', ([one]) => [{ ...one, entry: { seen: {}, fields: {} } }]],
    ['a name that is no id', ([one]) => [{ ...one, id: '../x', trip_id: '../x' }]],
    [
      'a value that no later write could replace',
      (all) => void Object.assign((all[1] as { entry: Entry }).entry, { seen: { tablet: 9 } }),
    ],
    [
      'more rows than an account keeps',
      ([one, two]) => [one, ...Array.from({ length: 2000 }, (_, at) => ({ ...two, id: idOf(at + 100) }))],
    ],
  ])('%s', async (_title, change) => {
    expect(await faultOf(await rows(change))).toBe('broken')
  })

  test('rows and fields of a newer version of the site are kept as they are', async () => {
    const later = { id: idOf(50), trip_id: tripId, kind: 'voucher', entry: { seen: { pc: 1 }, fields: {} } }
    const file = await rows((all) => [...all, later])
    const { entries: found } = await readTripFile(new Blob([file]))
    expect(found.at(-1)).toEqual({ id: idOf(50), tripId, kind: 'voucher', seen: { pc: 1 }, fields: {} })
  })

  test('a photo that is none, of no purchase, or two of one', async () => {
    const photo = 'photos/2026-05-02 Galeries Lafayette 240.00 EUR.jpg'
    expect(await faultOf(await changed(photo, () => '<svg onload="alert(1)"/>'))).toBe('broken')
    for (const photos of [
      [{ purchase_id: idOf(77), file: photo }],
      [2, 2].map((n) => ({ purchase_id: idOf(n), file: photo })),
      [{ purchase_id: idOf(2), file: 'photos/missing.jpg' }],
    ])
      expect(
        await faultOf(await changed('trip.json', (text) => JSON.stringify({ ...JSON.parse(text), photos }))),
      ).toBe('broken')
  })

  test('a file that unpacks to far more than a trip has', async () => {
    const bomb = strToU8('{"a":"' + 'x'.repeat(3_000_000) + '"}')
    expect(await faultOf(zip({ 'contents.json': bomb }))).toBe('too-large')
  })
})
