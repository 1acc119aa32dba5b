import type { ComparedRecord } from '@retour/domain/places/refresh/found-place'
import { isComparable } from '@retour/domain/places/refresh/compare-place'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { seed } from '#server/database/seed'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { storeProposals, listComparedRecords } from './place-proposals.ts'
import { readAllThePlaces } from './read-alltheplaces.ts'
import {
  refreshFromAllThePlaces,
  refreshFromExtract,
  refreshFromOverpass,
  type Refresh,
} from './refresh-places.ts'
import { misbehaving, openOverpass, sends, type OverpassAnswer } from './testing/overpass-server.ts'
import { agreeing, answerOf, node, way } from './testing/overpass-samples.ts'

const now = new Date('2026-11-27T12:00:00Z')
let database: Database
let all: ComparedRecord[]
beforeAll(async () => {
  database = await freshDatabase()
  await seed(database, 'guide-2025-05')
  all = await listComparedRecords(database)
})
beforeEach(() => run('delete from app.place_proposals'))
afterAll(() => database.close())

const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
const refreshOf = (records: readonly ComparedRecord[]): Refresh => ({
  records,
  today: '2026-11-27',
  keep: (changes) => storeProposals(database, changes, now),
})
const proposals = () =>
  run(
    `select office_id, field, value, origin, licence, source, distance_m, state from app.place_proposals
      where state = 'open' order by office_id, field`,
  )
const north = (record: ComparedRecord, meters: number) => ({
  lat: record.lat + meters / 111_195,
  lng: record.lng,
})
const called = (part: string) => all.find(({ name, area }) => !area && name.includes(part))!
const [store, other] = [() => called('Printemps Haussmann'), () => called('El Corte Inglés Castellana')]

/** Runs a query against a server of its own. Also returns waits and messages. */
async function ask(records: readonly ComparedRecord[], ...answers: OverpassAnswer[]) {
  const server = await openOverpass(...answers)
  const waited: number[] = []
  const messages: string[] = []
  try {
    const counts = await refreshFromOverpass(refreshOf(records), {
      url: server.url,
      userAgent: 'Retour places:refresh (https://retour.example)',
      timeoutMs: 5000,
      pause: async (ms) => void waited.push(ms),
      tell: (line) => void messages.push(line),
    })
    return { counts, waited, messages, server, fault: null }
  } catch (error) {
    return { counts: null, waited, messages, server, fault: String(error) }
  } finally {
    await server.close()
  }
}

describe('places compared with OpenStreetMap', () => {
  test('what moved, other hours and another phone are proposed with their licence, and change nothing', async () => {
    const record = store()
    const before = await run('select * from public.refund_offices order by id')
    const element = node(42, north(record, 136), {
      name: 'Printemps',
      shop: 'department_store',
      opening_hours: 'Mo-Sa 10:00-20:00; Su 11:00-20:00',
      phone: '01 42 82 99 99',
    })
    const { counts, server } = await ask([record], sends(answerOf([element])))
    expect(counts).toMatchObject({ looked: 1, proposed: 3, gone: 0 })
    expect(await proposals()).toMatchObject([
      {
        office_id: record.id,
        field: 'hours',
        origin: 'openstreetmap',
        licence: 'ODbL-1.0',
        distance_m: null,
      },
      { field: 'phone', value: '+33 1 42 82 99 99' },
      { field: 'position', distance_m: 136, source: 'https://www.openstreetmap.org/node/42' },
    ])
    expect(await run('select * from public.refund_offices order by id')).toEqual(before)
    expect(server.agents).toEqual(['Retour places:refresh (https://retour.example)'])
    expect(server.queries[0]).toContain(`nwr(around:600,${record.lat},${record.lng})`)
    expect(server.queries[0]).toContain('"Printemps"')
  })

  test('the same again proposes nothing new; what it says no more goes; what was rejected stays away until it changes', async () => {
    const record = store()
    const moved = (meters: number) =>
      sends(answerOf([node(42, north(record, meters), { name: 'Printemps', shop: 'department_store' })]))
    expect((await ask([record], moved(136))).counts?.proposed).toBe(1)
    expect((await ask([record], moved(136))).counts).toMatchObject({ proposed: 0, gone: 0 })
    await run(
      `update app.place_proposals set state = 'rejected', reason = 'Still there', decided_by = gen_random_uuid(), decided_at = now()`,
    )
    expect((await ask([record], moved(136))).counts?.proposed).toBe(0)
    expect((await ask([record], moved(180))).counts?.proposed).toBe(1)
    expect((await ask([record], moved(10))).counts).toMatchObject({ proposed: 0, gone: 1 })
    expect(await run('select state from app.place_proposals order by created_at, state')).toMatchObject([
      { state: 'gone' },
      { state: 'rejected' },
    ])
  })

  test.each([
    ['a shop that is none any more', { 'disused:shop': 'department_store', name: 'Printemps' }, 'closed'],
    ['an end in the past', { shop: 'mall', name: 'Printemps', end_date: '2026-10' }, 'closed'],
    ['a vacant one', { shop: 'vacant', old_name: 'Printemps Haussmann' }, 'closed'],
    ['an end to come', { shop: 'mall', name: 'Printemps', end_date: '2027' }, null],
    ['a shop in a former bank', { shop: 'mall', 'was:amenity': 'bank', name: 'Printemps' }, null],
    ['the street of that name', { highway: 'residential', name: 'Printemps Haussmann' }, 'unconfirmed'],
    ['nothing of that name', { shop: 'shoes', name: 'Other' }, 'unconfirmed'],
  ])('%s', async (_case, tags, kind) => {
    const record = { ...store(), hours: null, phone: null }
    await ask([record], sends(answerOf([way(7, record, tags)])))
    expect((await proposals()).map(({ value }) => (value as { kind: string }).kind)).toEqual(
      kind ? [kind] : [],
    )
  })

  test('a busy server, broken answers and a query that timed out are asked again; nothing is concluded from them', async () => {
    const record = store()
    const good = sends(answerOf(agreeing([record])))
    for (const [name, wait] of [
      ['tooMany', 7000],
      ['busy', 10_000],
      ['truncated', 10_000],
      ['brokenLine', 10_000],
      ['timedOut', 10_000],
      ['html', 10_000],
    ] as const) {
      const { counts, waited, server } = await ask([record], misbehaving[name], good)
      expect([name, counts?.looked, counts?.proposed, server.queries.length]).toEqual([name, 1, 0, 2])
      expect(waited).toEqual([wait])
    }
    expect(await proposals()).toEqual([])
  })

  test('a server that does not mend ends it after four tries, and what was compared before is kept', async () => {
    const records = all.filter(isComparable).slice(0, 25)
    const first = sends(answerOf(agreeing(records.slice(1, 20))))
    const { fault, waited, server } = await ask(records, first, misbehaving.busy)
    expect(fault).toBe(
      'PlacesError: Overpass gave nothing usable: it answered 504. 20 of 25 locations were compared, and what was found is kept.',
    )
    expect([waited, server.queries.length]).toEqual([[10_000, 20_000, 40_000], 5])
    expect((await proposals()).every(({ office_id: id }) => id === records[0]?.id)).toBe(true)
  })

  test('what is wrong with the question itself is not asked again', async () => {
    const { fault, server } = await ask([store()], misbehaving.refused)
    expect([fault?.includes('it answered 400'), server.queries.length]).toEqual([true, 1])
  })

  test('an extract speaks of the towns that it has alone', async () => {
    const record = store()
    const far = other()
    const text = answerOf([way(7, record, { name: 'Another', shop: 'shoes' })])
    const counts = await refreshFromExtract(refreshOf([record, far]), text)
    expect(counts).toMatchObject({ looked: 1, proposed: 1 })
    expect((await proposals()).map(({ office_id: id }) => id)).toEqual([record.id])
    await expect(async () => refreshFromExtract(refreshOf([record]), '{"elements": [')).rejects.toThrow(
      'no whole JSON',
    )
  })

  test('streets and quarters are never asked for, and every query names only what it looks for', async () => {
    const { server, counts } = await ask(all, sends(answerOf([])))
    expect(counts?.looked).toBe(all.filter(isComparable).length)
    expect(server.queries.length).toBe(Math.ceil(all.filter(isComparable).length / 20))
    for (const query of server.queries)
      expect(query).toMatch(
        /^\[out:json\]\[timeout:120\];\((?:nwr\(around:600,[-\d.]+,[-\d.]+\)\[~"[^"]+"~"[\w.]+",i\];)*\);out body bb;$/,
      )
    // Nothing is concluded about desks, or about a place with a warning.
    const messages = await proposals()
    const records = new Map(all.map((record) => [record.id, record]))
    expect(messages.length).toBeGreaterThan(100)
    for (const { office_id: id } of messages) {
      const record = records.get(String(id))
      expect([record?.type === 'refund-office', record?.warning_kind]).toEqual([false, null])
    }
  })
})

describe('places compared with All the Places', () => {
  const feature = (properties: object, { lat, lng }: { lat: number; lng: number }) => ({
    type: 'Feature',
    id: 'a1',
    properties: { '@spider': 'printemps_fr', ref: '1', ...properties },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })
  const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })

  test('hours, phone and an end are proposed under CC0; that a chain has no such shop says nothing', async () => {
    const [record, absent] = [store(), other()]
    const found = readAllThePlaces(
      collection(
        feature(
          {
            brand: 'Printemps',
            branch: 'Haussmann',
            end_date: 'yes',
            website: 'https://printemps.example/h',
          },
          record,
        ),
        { type: 'Feature', properties: { '@spider': 'x', name: 'No point' }, geometry: null },
        { nonsense: true },
      ),
      '2026-11-27',
    )
    const counts = await refreshFromAllThePlaces(refreshOf([record, absent]), found)
    expect(counts).toMatchObject({ looked: 2, proposed: 1 })
    expect(await proposals()).toMatchObject([
      {
        office_id: record.id,
        field: 'warning',
        value: { kind: 'closed' },
        licence: 'CC0-1.0',
        source: 'https://printemps.example/h',
      },
    ])
  })

  test('both data sets stand side by side for one field', async () => {
    const record = { ...store(), phone: null, hours: null }
    await ask(
      [record],
      sends(answerOf([way(1, record, { name: 'Printemps', shop: 'mall', phone: '+33 1 42 82 50 00' })])),
    )
    await refreshFromAllThePlaces(
      refreshOf([record]),
      readAllThePlaces(
        collection(feature({ name: 'Printemps', phone: '01 42 82 60 00' }, record)),
        '2026-11-27',
      ),
    )
    expect(Object.fromEntries((await proposals()).map(({ origin, value }) => [origin, value]))).toEqual({
      alltheplaces: '+33 1 42 82 60 00',
      openstreetmap: '+33 1 42 82 50 00',
    })
  })

  test.each(['{', '[]', '{"type": "Topology"}'])('a file that is none is refused: %s', (text) => {
    expect(() => readAllThePlaces(text, '2026-11-27')).toThrow('is no')
  })
})
