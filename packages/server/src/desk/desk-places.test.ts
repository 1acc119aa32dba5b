import { randomUUID } from 'node:crypto'
import { refundLocations } from '@retour/domain/places/refund-locations'
import type { PlaceField } from '@retour/domain/places/place-change'
import type { DeskPlace, DeskPlaces } from '@retour/domain/wire/places'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '#server/database/seed'
import { keyHeaders, testKey } from '#server/testing/open-test-app'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

let desk: DeskApp
let editor: Member
beforeAll(async () => {
  desk = await openDesk()
  editor = await desk.addMember('editor')
})
afterAll(() => desk.close())

/** Locations in Madrid. Each test uses one of its own. */
const places = refundLocations.filter(({ city }) => city === 'madrid')
let used = 0
const nextPlace = () => places[used++]!

const post = async (path: string, body: object) => {
  const response = await desk.app.request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    headers: { ...keyHeaders, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const report = async (location: string, kind: string, note?: string) => {
  const { status } = await post('/functions/v1/report-place', { key: randomUUID(), location, kind, note })
  expect(status).toBe(200)
}
const propose = async (id: string, field: PlaceField, value: unknown, distance: number | null = null) => {
  const [row] = await desk.run(
    `insert into app.place_proposals (office_id, field, value, origin, source, licence, found_on, distance_m)
      values ($1, $2, $3::jsonb, 'openstreetmap', 'https://www.openstreetmap.org/node/1', 'ODbL-1.0', '2026-11-20', $4) returning id`,
    [id, field, JSON.stringify(value), distance],
  )
  return String(row?.id)
}
/** Returns a location as visitors see it. */
const shown = async (id: string): Promise<RefundLocation | undefined> => {
  const { body } = await post('/functions/v1/get-refund-locations', {
    city: 'madrid',
    country: 'spain',
    type: 'all',
  })
  return (body.locations as RefundLocation[]).find((one) => one.id === id)
}
const list = async (as = editor) => (await desk.call('/places', { as })).body as unknown as DeskPlaces
const read = async (id: string, as = editor) =>
  (await desk.call(`/places/${id}`, { as })).body as unknown as DeskPlace
const markOf = async (id: string, field: PlaceField) =>
  (await read(id)).facts.find((fact) => fact.field === field)?.mark
const change = async (
  id: string,
  value: { field: PlaceField; value: unknown },
  more: object = {},
  as = editor,
) =>
  desk.call(`/places/${id}/changes`, {
    as,
    from: '198.51.100.7',
    body: { change: value, seen: await markOf(id, value.field), reason: 'Called on Friday', ...more },
  })
const reject = (id: string, body: object, as = editor) =>
  desk.call(`/places/${id}/rejections`, { as, from: '198.51.100.7', body })
const closed = { field: 'warning' as const, value: { kind: 'closed', text: 'Closed.', source: null } }

describe('places at the desk', () => {
  test('what visitors say waits unseen until an editor takes it; then everybody sees it at once, with its source', async () => {
    const { id } = nextPlace()
    await report(id, 'closed', 'Shutters down')
    desk.clock.pass(1000)
    await report(id, 'closed')
    expect((await shown(id))?.warning_kind).not.toBe('closed')
    const listed = (await list()).places.find((one) => one.id === id)
    expect(listed).toMatchObject({ reports: { closed: 2 }, proposals: [], movedMeters: null })
    const { reports } = await read(id)
    expect(reports.map(({ note, state }) => [note, state])).toEqual([
      [null, 'open'],
      ['Shutters down', 'open'],
    ])

    const taken = await change(id, closed, { reports: reports.map((one) => one.id) })
    expect(taken.status).toBe(200)
    const day = desk.clock.now.toISOString().slice(0, 10)
    const source = `visitor report looked at by staff on ${day}`
    expect(await shown(id)).toMatchObject({
      warning: 'Closed.',
      warning_kind: 'closed',
      changed: { warning: { on: day, origin: 'visitors', source, licence: 'own' } },
    })
    expect((await list()).places.map((one) => one.id)).not.toContain(id)
    const after = taken.body as unknown as DeskPlace
    expect(after.reports.map(({ state, reason }) => [state, reason])).toEqual([
      ['accepted', 'Called on Friday'],
      ['accepted', 'Called on Friday'],
    ])
    expect(after.changes).toMatchObject([{ field: 'warning', source, endedBecause: null }])
    const rest = await desk.app.request(
      `http://127.0.0.1:3000/rest/v1/refund_offices?select=warning_kind&id=eq.${id}`,
      { headers: { apikey: testKey } },
    )
    expect(await rest.json()).toEqual([{ warning_kind: 'closed' }])
    const noted = await desk.run(
      'select actor_id, action, before, after, from_where from app.audit_log where subject_id = $1',
      [after.changes[0]?.id],
    )
    expect(noted).toMatchObject([
      {
        actor_id: editor.id,
        action: 'place.change',
        before: { place: id, field: 'warning' },
        after: { value: closed.value, reports: 2, proposals: 0, origin: 'visitors', licence: 'own' },
        from_where: '198.51.100.7',
      },
    ])
  })

  test('proposals of several locations are rejected together, as far as they were shown; visitors’ words stay', async () => {
    const [one, other] = [nextPlace(), nextPlace()].map(({ id }) => id) as [string, string]
    await propose(one, 'phone', '+34 900 000 001')
    await propose(one, 'website', 'https://one.example')
    await propose(other, 'phone', '+34 900 000 002')
    await report(other, 'closed')
    const listed = (await list()).places
    const places = [one, other].map((id) => ({
      id,
      until: listed.find((place) => place.id === id)!.latestAt,
    }))
    const later = await propose(one, 'name', 'Came after the list was read')
    const rejectSeveral = (chosen: object[], as = editor) =>
      desk.call('/places/rejections', { as, body: { reason: 'Spelled otherwise', places: chosen } })

    const auditor = await desk.addMember('auditor')
    expect((await rejectSeveral(places, auditor)).status).toBe(403)
    expect((await rejectSeveral([...places, { ...places[0], id: 'unknown' }])).status).toBe(409)
    expect((await read(one)).proposals).toHaveLength(3)

    expect((await rejectSeveral(places)).body).toEqual({ rejected: 3 })
    expect((await read(one)).proposals.map(({ id }) => id)).toEqual([later])
    expect(await read(other)).toMatchObject({ proposals: [], reports: [{ state: 'open' }] })
    const audited = await desk.run(
      `select count(*)::int as many from app.audit_log where action = 'place.reject' and after ->> 'place' = any ($1)`,
      [[one, other]],
    )
    expect(audited).toEqual([{ many: 3 }])
    expect((await rejectSeveral(places)).status).toBe(409)
    await reject(one, { reason: 'Other', proposals: [later] })
  })

  test('a proposal that is taken keeps the licence of its data set, also in other words', async () => {
    const { id } = nextPlace()
    const proposal = await propose(id, 'hours', {
      hours: 'Mo-Su 10:00-22:00',
      text: 'Mon–Sun 10:00–22:00',
      checked: '2026-11',
      stale: false,
    })
    expect(
      (await change(id, { field: 'hours', value: 'Mo-Sa 10:00-22:00' }, { proposals: [proposal] })).status,
    ).toBe(200)
    expect(await shown(id)).toMatchObject({
      hours: 'Mo-Sa 10:00-22:00',
      opening_hours: 'Mon–Sat 10:00–22:00',
      hours_checked: desk.clock.now.toISOString().slice(0, 7),
      changed: {
        hours: {
          source: 'https://www.openstreetmap.org/node/1',
          licence: 'ODbL-1.0',
          origin: 'openstreetmap',
        },
      },
    })
    expect((await read(id)).proposals).toEqual([])
  })

  test('what is rejected changes nothing, is noted, and is asked about no more', async () => {
    const { id, lat, lng } = nextPlace()
    await report(id, 'moved', 'Around the corner')
    const proposal = await propose(id, 'position', { lat: lat + 0.002, lng }, 222)
    expect((await list()).places.find((one) => one.id === id)).toMatchObject({ movedMeters: 222 })
    const [said] = (await read(id)).reports
    expect((await reject(id, { reports: [said?.id], proposals: [proposal], reason: ' ' })).status).toBe(400)
    expect((await reject(id, { reason: 'Nothing named' })).status).toBe(400)
    const body = { reports: [said?.id], proposals: [proposal], reason: 'Still there' }
    expect((await reject(id, body)).status).toBe(200)
    expect(await shown(id)).toMatchObject({ lat, lng })
    expect((await reject(id, body)).body.code).toBe('changed_meanwhile')
    const noted = await desk.run(
      `select action from app.audit_log where subject_id = any($1::uuid[]) order by id`,
      [[said?.id, proposal]],
    )
    expect(noted).toEqual([{ action: 'place.reject' }, { action: 'place.reject' }])
  })

  test('of two who decide at once one is told; nothing of theirs is done', async () => {
    const { id } = nextPlace()
    await report(id, 'closed')
    const [said] = (await read(id)).reports
    // Also if they resolve nothing: the second editor has not seen the new value.
    const by = await markOf(id, 'website')
    const sites = await Promise.all(
      ['https://one.example', 'https://two.example'].map((value) =>
        desk.call(`/places/${id}/changes`, {
          as: editor,
          body: { change: { field: 'website', value }, seen: by, reason: 'Called' },
        }),
      ),
    )
    expect(sites.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const seen = await markOf(id, 'phone')
    const send = (phone: string, reports: unknown[]) =>
      desk.call(`/places/${id}/changes`, {
        as: editor,
        body: { change: { field: 'phone', value: phone }, seen, reason: 'Called', reports },
      })
    const answers = await Promise.all([
      send('+34 910 000 001', [said?.id]),
      send('+34 910 000 002', [said?.id]),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const good = answers[0]?.status === 200 ? '+34 910 000 001' : '+34 910 000 002'
    expect((await shown(id))?.phone).toBe(good)
    expect((await read(id)).changes).toHaveLength(2)
    // The value is unchanged, but the report was decided in the meantime.
    expect((await change(id, { field: 'name', value: 'New name' }, { reports: [said?.id] })).status).toBe(409)
    expect((await shown(id))?.name).not.toBe('New name')
  })

  test.each([
    ['hours that nobody can read', { field: 'hours', value: 'from ten' }, 422, 'hours'],
    [
      'a point in another country',
      { field: 'position', value: { lat: 48.87, lng: 2.33 } },
      422,
      'outside_country',
    ],
    [
      'a point far from its place',
      { field: 'position', value: { lat: 41.38, lng: 2.17 } },
      422,
      'far_from_place',
    ],
    ['a phone without its country', { field: 'phone', value: '910 000 000' }, 400, 'validation_failed'],
    ['no name', { field: 'name', value: null }, 400, 'validation_failed'],
  ] as const)('%s is refused', async (_case, value, status, code) => {
    const answer = await change(places[10]!.id, value)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('a value that is there already is no change, an unknown location none either', async () => {
    const place = nextPlace()
    expect((await change(place.id, { field: 'name', value: place.name })).body.code).toBe('same')
    expect((await desk.call('/places/nowhere', { as: editor })).status).toBe(404)
  })

  test('a change holds over a new start, until it is taken back or the shipped record says something else', async () => {
    const [held, overtaken] = [nextPlace(), nextPlace()]
    await change(held.id, { field: 'phone', value: '+34 910 000 003' })
    await change(held.id, { field: 'phone', value: '+34 910 000 004' })
    await change(overtaken.id, { field: 'address', value: 'Calle Nueva 1, Madrid' })
    const { database } = desk.dependencies
    // As after a release with other records.
    await desk.run(`update app.seed_state set content_hash = 'older' where name = 'refund_offices'`)
    await desk.run(
      `update app.place_changes set shipped = '"What the older record said"' where office_id = $1`,
      [overtaken.id],
    )
    expect(await seed(database, 'guide-2025-05')).toContain('refund_offices')
    expect(await shown(held.id)).toMatchObject({
      phone: '+34 910 000 004',
      changed: { phone: { origin: 'desk' } },
    })
    expect(await shown(overtaken.id)).toMatchObject({ address: overtaken.address })
    expect((await shown(overtaken.id))?.changed).toBeUndefined()
    expect((await read(overtaken.id)).changes).toMatchObject([{ endedBecause: 'overtaken' }])

    const [now, before] = (await read(held.id)).changes
    expect([now?.endedBecause, before?.endedBecause]).toEqual([null, 'replaced'])
    const takeBack = (as = editor) =>
      desk.call(`/places/${held.id}/changes/${now?.id}/take-back`, { as, body: {} })
    expect((await takeBack(await desk.addMember('auditor'))).status).toBe(403)
    expect((await takeBack()).status).toBe(200)
    expect((await shown(held.id))?.phone).toBe(held.phone)
    expect((await takeBack()).status).toBe(409)
  })

  test('owners decide, dispatchers and auditors read, others meet nothing', async () => {
    const { id } = nextPlace()
    await report(id, 'other', 'It is a bank now')
    const [said] = (await read(id)).reports
    for (const role of ['dispatcher', 'auditor'] as const) {
      const member = await desk.addMember(role)
      expect((await list(member)).places.map((one) => one.id)).toContain(id)
      expect((await read(id, member)).mayDecide).toBe(false)
      const refused = [
        await change(id, closed, {}, member),
        await reject(id, { reports: [said?.id], reason: 'No' }, member),
      ]
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [403, 'not_yours'],
        [403, 'not_yours'],
      ])
    }
    expect((await desk.call('/places', { as: await desk.addAccount() })).status).toBe(404)
    expect((await desk.call('/places', { as: await desk.addAccount('editor') })).status).toBe(403)
    expect((await change(id, closed, { reports: [said?.id] }, await desk.addMember('owner'))).status).toBe(
      200,
    )
  })
})
