import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWire, type Wire } from '#server/rest/testing/open-wire'

/** Cases from the suites that rest-wire.test.ts names: headers, and features that this server does not have. */
let wire: Wire
beforeAll(async () => {
  wire = await openWire()
})
beforeEach(() => wire.fill())
afterAll(() => wire.close())

const ask: Wire['ask'] = (call, sent) => wire.ask(call, sent)
const storedBy: Wire['stored'] = (text) => wire.stored(text)

describe('headers', () => {
  const call = async (
    method: string,
    path: string,
    prefer: string,
    name: 'Preference-Applied' | 'Location' | 'Content-Location',
    body?: unknown,
  ) => (await ask(`${method} ${path}`, { prefer, body })).header(name)

  test('Preference-Applied: what such a call heeds, in one order', async () => {
    const all =
      'timezone=UTC, handling=strict, tx=commit, count=exact, return=minimal, missing=null, resolution=merge-duplicates'
    const row = { first: 3, second: 'c' }
    const rest = 'return=minimal, count=exact, tx=commit, handling=strict, timezone=UTC'
    const applied = (method: string, path: string, body?: unknown) =>
      call(method, path, all, 'Preference-Applied', body)
    expect(await applied('POST', 'wire_keys', row)).toBe(`resolution=merge-duplicates, missing=null, ${rest}`)
    expect(await applied('POST', 'wire_pairs', { a: 'x' })).toBe(`missing=null, ${rest}`)
    expect(await applied('PATCH', 'wire_keys?first=eq.3', { note: 'x' })).toBe(`missing=null, ${rest}`)
    expect(await applied('DELETE', 'wire_keys?first=eq.3')).toBe(rest)
    expect(await applied('GET', 'wire_keys')).toBe('count=exact, tx=commit, handling=strict, timezone=UTC')
    expect(await call('GET', 'wire_keys', 'return=minimal, anything', 'Preference-Applied')).toBeNull()
  })

  test('Content-Location: the same for one question, however its parameters stand, and without the key', async () => {
    const at = (query: string) => call('GET', `wire_keys${query}`, '', 'Content-Location')
    expect(await at('')).toBe('/wire_keys')
    expect(await at('?second=eq.a&first=eq.1')).toBe('/wire_keys?first=eq.1&second=eq.a')
    expect(await at('?second=eq.b+(c)!&order=first,second&first=lt.9&first=gt.0')).toBe(
      '/wire_keys?first=lt.9&first=gt.0&order=first%2Csecond&second=eq.b%20%28c%29%21',
    )
    expect(await at('?apikey=sb_publishable_test_0123456789abcdef&select=note')).toBe(
      '/wire_keys?select=note',
    )
  })

  test('Location: of one row with a key, as its address is written', async () => {
    const at = (table: string, body: unknown) => call('POST', table, 'return=headers-only', 'Location', body)
    expect(await at('wire_keys', { first: 5, second: 'a b&c=d' })).toBe(
      '/wire_keys?first=eq.5&second=eq.a%20b%26c%3Dd',
    )
    expect(await at('wire_defaults', {})).toBe('/wire_defaults?id=eq.1')
    expect(await at('wire_pairs', { a: '1' })).toBeNull()
    expect(await at('wire_defaults', [{}, {}])).toBeNull()
    expect(await call('POST', 'wire_defaults', 'return=representation', 'Location', {})).toBeNull()
  })

  test('an error is JSON in UTF-8', async () => {
    for (const path of ['nothing', 'wire_keys?nope=eq.1', 'wire_keys?first=eq.x', 'wire_keys/1']) {
      const { body, header } = await ask(`GET ${path}`)
      expect(header('Content-Type')).toBe('application/json; charset=utf-8')
      expect(body).toHaveProperty('code')
    }
  })
})

describe('what is left out says so', () => {
  test.each([
    'count=planned',
    'count=estimated',
    'timezone=Asia/Tokyo',
    'timezone=+05:30',
    'handling=lenient, timezone=Nowhere/Never',
    'handling=lenient, count=planned',
    'tx=rollback',
  ])('Prefer: %s is 400 PGRST122 for every kind of call', async (prefer) => {
    for (const [call, body] of [
      ['GET wire_keys'],
      ['POST wire_keys', { first: 8, second: 'x' }],
      ['PATCH wire_keys?first=eq.1', { note: 'x' }],
      ['DELETE wire_keys?first=eq.1'],
      ['POST rpc/take_back_lead', { lead_key: crypto.randomUUID() }],
    ] as const)
      expect(await ask(call, { prefer, body })).toMatchObject({ status: 400, body: { code: 'PGRST122' } })
    expect(await storedBy('select note from public.wire_keys order by 1')).toEqual([
      { note: 'first' },
      { note: 'second' },
    ])
  })

  test('a column that is a function is unknown, a materialized view is read like a table', async () => {
    expect(await ask('GET wire_keys?select=computed')).toMatchObject({ status: 400, body: { code: '42703' } })
    expect((await ask('GET wire_view?word=eq.row+2')).body).toEqual([{ id: 2, word: 'row 2' }])
    expect((await ask('POST wire_view', { body: { id: 4, word: 'x' } })).status).toBe(400)
  })

  test('files and realtime channels: 404 in JSON with a code, for a page of another origin too', async () => {
    for (const path of [
      '/storage/v1/object/list/photos',
      '/storage/v1/bucket',
      '/realtime/v1/websocket?vsn=1.0.0',
    ])
      for (const method of ['GET', 'POST']) {
        const response = await wire.request(path, {
          method,
          headers: { Origin: 'http://localhost:5173' },
        })
        expect(response.status).toBe(404)
        expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
        expect(await response.json()).toEqual({
          statusCode: '404',
          error: 'not_found',
          code: 'not_found',
          message: 'Files and realtime channels are not part of this server',
        })
      }
  })
})
