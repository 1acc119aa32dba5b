import { randomUUID } from 'node:crypto'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders, openTestApp, type TestApp } from '#server/testing/open-test-app'

const [location, other] = refundLocations.map(({ id }) => id) as [string, string]

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const tell = async (body: object, from = '203.0.113.9') => {
  const response = await opened.app.request(
    'http://127.0.0.1:3000/functions/v1/report-place',
    {
      method: 'POST',
      headers: { ...keyHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as object }
}
const report = (changes: object = {}): { key: string } =>
  Object.assign({ key: randomUUID(), location, kind: 'closed' }, changes)
const rows = async (key: string) =>
  (
    await opened.dependencies.database.executeSql(
      'select * from app.place_reports where idempotency_key = $1',
      [key],
    )
  ).rows

describe('what a visitor says of a location', () => {
  test('is kept once however often it is sent, for staff to look at, without who said it', async () => {
    const said = report({
      kind: 'moved',
      note: '  Next door, at number 42. ',
      saidAt: '2026-11-20T10:00:00.000Z',
    })
    expect(await tell(said)).toMatchObject({ status: 200, body: {} })
    expect(await tell(said)).toMatchObject({ status: 200, body: {} })
    const storedRows = await rows(said.key)
    expect(storedRows).toHaveLength(1)
    expect(storedRows[0]).toMatchObject({
      office_id: location,
      kind: 'moved',
      note: 'Next door, at number 42.',
      state: 'open',
      reason: null,
    })
    expect(JSON.stringify(storedRows)).not.toContain('203.0.113')
    expect(Object.keys(storedRows[0]!).filter((name) => /user|address|email|sender|ip/.test(name))).toEqual(
      [],
    )
  })

  test('is said now where a device’s clock is ahead', async () => {
    const said = report({ saidAt: '2999-01-01T00:00:00Z' })
    expect((await tell(said)).status).toBe(200)
    const [storedRows] = await rows(said.key)
    expect(storedRows?.said_at).toEqual(storedRows?.created_at)
  })

  test.each([
    ['an unknown kind', { kind: 'burnt' }, 400],
    ['no kind', { kind: undefined }, 400],
    ['something else without a word', { kind: 'other', note: '   ' }, 400],
    ['501 characters', { note: 'x'.repeat(501) }, 400],
    ['a time that is none', { saidAt: 'yesterday' }, 400],
    ['a field of its own', { state: 'accepted' }, 400],
    ['a location that nobody knows', { location: 'fr-nowhere' }, 404],
  ])('is refused with %s', async (_case, changes, status) => {
    const said = report(changes)
    expect((await tell(said, '203.0.113.10')).status).toBe(status)
    expect(await rows(said.key)).toEqual([])
  })

  test('is refused with a key that is no uuid', async () => {
    expect((await tell(report({ key: 'one' }), '203.0.113.12')).status).toBe(400)
  })

  test('is taken with 500 characters', async () => {
    expect((await tell(report({ note: 'x'.repeat(500) }), '203.0.113.11')).status).toBe(200)
  })

  test('eleven of one sender in a moment are too many; another sender is heard', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await tell(report({ location: refundLocations[n + 10]?.id }), '198.51.100.1')).status).toBe(200)
    const refused = await tell(report(), '198.51.100.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await tell(report(), '198.51.100.99')).status).toBe(200)
  })

  test('21 about one location on a day are too many, from however many networks; other locations are heard of', async () => {
    for (let n = 0; n < 20; n += 1)
      expect((await tell(report({ location: other }), `192.0.${n}.1`)).status).toBe(200)
    const key = randomUUID()
    expect((await tell(report({ key, location: other }), '192.0.100.1')).status).toBe(429)
    expect(await rows(key)).toEqual([])
    expect((await tell(report(), '192.0.100.1')).status).toBe(200)
  })
})
