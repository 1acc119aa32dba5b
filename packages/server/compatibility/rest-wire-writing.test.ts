import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWire, type Wire } from '#server/rest/testing/open-wire'

/** Cases from the suites that rest-wire.test.ts names: writing. */
let wire: Wire
beforeAll(async () => {
  wire = await openWire()
})
beforeEach(() => wire.fill())
afterAll(() => wire.close())

const ask: Wire['ask'] = (call, sent) => wire.ask(call, sent)
const storedBy: Wire['stored'] = (text) => wire.stored(text)

describe('inserting', () => {
  const stored = (table: string) => storedBy(`select * from public.${table} order by 1, 2`)

  test('an upsert into a table without a key inserts: 201, and the preference was not applied', async () => {
    for (const resolution of ['merge-duplicates', 'ignore-duplicates'])
      expect(
        (await ask('POST wire_pairs', { prefer: `resolution=${resolution}`, body: { a: '1', b: '0' } }))
          .status,
      ).toBe(201)
    expect(await stored('wire_pairs')).toHaveLength(4)
  })

  test('an upsert of no rows is 200 when it would merge, otherwise 201', async () => {
    const upsert = (prefer: string, table = 'wire_keys') => ask(`POST ${table}`, { prefer, body: [] })
    expect(await upsert('resolution=merge-duplicates, return=representation')).toMatchObject({
      status: 200,
      body: [],
    })
    expect((await upsert('resolution=merge-duplicates')).status).toBe(200)
    expect((await upsert('resolution=ignore-duplicates')).status).toBe(201)
    expect((await upsert('resolution=merge-duplicates', 'wire_pairs')).status).toBe(200)
    expect((await upsert('return=minimal')).status).toBe(201)
  })

  test('empty objects are as many rows of defaults', async () => {
    const { status, body } = await ask('POST wire_defaults?select=id,word,size,other,doubled', {
      prefer: 'return=representation',
      body: [{}, {}],
    })
    const row = { word: 'none', size: 1.5, other: 'from the domain', doubled: 3 }
    expect({ status, body }).toEqual({
      status: 201,
      body: [
        { id: 1, ...row },
        { id: 2, ...row },
      ],
    })
  })

  test('one row twice in one upsert is 500 21000 with the words of the database, and nothing is stored', async () => {
    const row = { first: 9, second: 'z', note: 'twice' }
    expect(
      await ask('POST wire_keys', { prefer: 'resolution=merge-duplicates', body: [row, row] }),
    ).toMatchObject({
      status: 500,
      body: { code: '21000', message: 'ON CONFLICT DO UPDATE command cannot affect row a second time' },
    })
    expect(await stored('wire_keys')).toHaveLength(2)
  })

  test('a statement that is too complex is 500 54001', async () => {
    expect(await ask('POST wire_deep', { body: { id: 1 } })).toMatchObject({
      status: 500,
      body: { code: '54001' },
    })
  })

  test.each(['wire_keys?columns=', 'wire_keys?columns=first,', 'wire_keys?on_conflict='])(
    '%s is refused',
    async (path) => {
      const answer = await ask(`POST ${path}`, { body: [{ first: 5, second: 'x' }] })
      expect(answer).toMatchObject({ status: 400, body: { code: 'PGRST100' } })
      expect(await stored('wire_keys')).toHaveLength(2)
    },
  )
})

describe('changing', () => {
  const change = (body: unknown, query = '?first=eq.1&second=eq.a', prefer = 'return=representation') =>
    ask(`PATCH wire_keys${query}`, { prefer, body })

  test('an array of one object is that object', async () => {
    expect(await change([{ note: 'new' }])).toMatchObject({
      status: 200,
      body: [{ first: 1, second: 'a', note: 'new' }],
    })
  })

  test.each([[[]], [[{}]], [{}]])('%j changes nothing, with and without a filter', async (body) => {
    for (const query of ['', '?first=eq.1', '?select=note']) {
      expect(await change(body, query)).toMatchObject({ status: 200, body: [] })
      const silent = await change(body, query, 'return=minimal')
      expect({ status: silent.status, body: silent.body, range: silent.header('Content-Range') }).toEqual({
        status: 204,
        body: null,
        range: '*/*',
      })
    }
  })

  test('several objects are refused, since all but one would be lost', async () => {
    expect(await change([{ note: 'x' }, { note: 'y' }])).toMatchObject({
      status: 400,
      body: { code: 'PGRST102' },
    })
    for (const body of [[1], ['x'], [[]], 'x', 7, null])
      expect(await change(body)).toMatchObject({ status: 400, body: { code: 'PGRST102' } })
    expect(await storedBy('select note from public.wire_keys order by 1')).toEqual([
      { note: 'first' },
      { note: 'second' },
    ])
  })
})

describe('what was sent is stored with every digit', () => {
  const whole = '9007199254740993'
  const exact = '0.1234567890123456789012345'
  const row = `{"whole": ${whole}, "exact": ${exact}, "data": {"a": 1.50, "b": ${whole}}, "plain": {"a": 1.50, "a":  2}}`
  const stored = () =>
    storedBy('select whole::text, exact::text, data::text, plain::text from public.wire_numbers')
  const expected = { whole, exact, data: `{"a": 1.50, "b": ${whole}}`, plain: '{"a": 1.50, "a":  2}' }

  test.each([
    ['an object', '', '', row, expected],
    ['an array', '', '', ` [ ${row} ] `, expected],
    ['named columns', '?columns=whole,data', '', row, { ...expected, exact: null, plain: null }],
    // With it the database reads jsonb, as upstream.
    ['missing=default', '', 'missing=default', row, { ...expected, plain: '{"a": 2}' }],
  ])('inserted as %s', async (_title, query, prefer, text, becomes) => {
    expect((await ask(`POST wire_numbers${query}`, { prefer, text })).status).toBe(201)
    expect(await stored()).toEqual([becomes])
  })

  test.each([
    ['an object', '', row, expected],
    ['an array of one', '', `\n[${row}]`, expected],
    ['named columns', '&columns=whole,data', row, { ...expected, exact: null, plain: null }],
  ])('changed by %s', async (_title, query, text, becomes) => {
    await storedBy('insert into public.wire_numbers (whole) values (1)')
    expect((await ask(`PATCH wire_numbers?whole=eq.1${query}`, { text })).status).toBe(204)
    expect(await stored()).toEqual([becomes])
  })

  test('of a repeated key the last value counts', async () => {
    expect((await ask('POST wire_numbers', { text: '{"whole":1,"whole":2}' })).status).toBe(201)
    expect((await ask('PATCH wire_numbers?whole=eq.2', { text: '{"whole":3,"whole":4}' })).status).toBe(204)
    expect(await storedBy('select whole::int from public.wire_numbers')).toEqual([{ whole: 4 }])
  })

  test('an array of none sets named columns to their defaults where that is asked for', async () => {
    await storedBy(`insert into public.wire_numbers (whole, word) values (1, 'given')`)
    const { status } = await ask('PATCH wire_numbers?whole=eq.1&columns=word', {
      prefer: 'missing=default',
      text: '[]',
    })
    expect(status).toBe(204)
    expect(await storedBy('select word from public.wire_numbers')).toEqual([{ word: 'none' }])
  })

  test.each([
    ['a fraction for a whole number', '{"whole":1.0}', '22P02'],
    ['a NUL behind a repeated key', String.raw`{"word":"\u0000","word":"x"}`, '22P05'],
    ['half a pair behind a repeated key', String.raw`{"plain":{"a":"\ud800","a":1}}`, '22P02'],
    ['a number behind a repeated key that is too large', '{"data":{"a":1e999999,"a":1}}', '22003'],
    ['20,000 digits', `{"data":0.${'1'.repeat(20_000)}}`, '22003'],
    ['20,001 values behind a repeated key', `{"data":{"a":[${'1,'.repeat(20_000)}1],"a":1}}`, 'PGRST102'],
    ['a key that is repeated 10,001 times', `{"data":{${'"":1,'.repeat(10_001)}"a":1}}`, 'PGRST102'],
    ['a number that would be written with 9,999 zeros', '{"data":1e-9999}', '22P05'],
    ['such a number in a list', '{"data":[1,2.5E-000400]}', '22P05'],
    ['such a number behind a repeated key', '{"plain":{"a":1e-9999,"a":1}}', '22P05'],
  ])('%s is refused', async (_title, text, code) => {
    for (const call of ['POST wire_numbers', 'PATCH wire_numbers?whole=eq.1'])
      expect(await ask(call, { text })).toMatchObject({ status: 400, body: { code } })
    expect(await stored()).toEqual([])
  })

  test('as many values as may be, and a long text of commas, are stored', async () => {
    for (const data of [Array(19_990).fill(1), `",${','.repeat(50_000)}`])
      expect((await ask('POST wire_numbers', { body: { data } })).status).toBe(201)
    const pairs = Object.fromEntries(Array.from({ length: 9_990 }, (_, n) => [`key ${n}`, n]))
    expect((await ask('POST wire_numbers', { body: { data: pairs } })).status).toBe(201)
  })

  test('the smallest double, and a text that looks like a smaller one, are stored', async () => {
    const text = String.raw`{"data":[5e-324,"1e-9999","\"1e-9999"],"word":"3f1e-4000"}`
    expect((await ask('POST wire_numbers', { text })).status).toBe(201)
    const long = JSON.stringify({ data: 1, word: `${'\\'.repeat(400_000)}1e-9999` })
    expect((await ask('POST wire_numbers', { text: long })).status).toBe(201)
  })
})

describe('a highest number of rows', () => {
  const remove = (prefer: string, query = '?first=eq.1') => ask(`DELETE wire_keys${query}`, { prefer })
  const left = async () => (await storedBy('select * from public.wire_keys')).length

  test('more rows than it: 400 PGRST124, and none is removed or changed', async () => {
    const refused = {
      status: 400,
      body: {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 2 rows',
        hint: null,
      },
    }
    expect(await remove('handling=strict, max-affected=1')).toMatchObject(refused)
    expect(await left()).toBe(2)
    expect(
      await ask('PATCH wire_keys?first=eq.1', {
        prefer: 'handling=strict, max-affected=1',
        body: { note: 'x' },
      }),
    ).toMatchObject(refused)
    expect(await storedBy(`select 1 from public.wire_keys where note = 'x'`)).toEqual([])
  })

  test('as many or fewer pass, and the answer says that it was heeded', async () => {
    const { status, header } = await remove('max-affected=2, handling=strict')
    expect({ status, applied: header('Preference-Applied') }).toEqual({
      status: 204,
      applied: 'handling=strict, max-affected=2',
    })
    expect(await left()).toBe(0)
  })

  test('without strict handling it is not heeded, and the answer does not say so', async () => {
    for (const prefer of ['max-affected=0', 'handling=lenient, max-affected=0']) {
      const { status, header } = await remove(prefer, '?second=eq.a')
      expect({ status, applied: header('Preference-Applied') }).toEqual({
        status: 204,
        applied: prefer.includes('lenient') ? 'handling=lenient' : null,
      })
    }
    expect(await left()).toBe(1)
  })

  test('where it cannot be heeded it is refused', async () => {
    const prefer = 'handling=strict, max-affected=5'
    expect(await ask('POST wire_keys', { prefer, body: { first: 7, second: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 'PGRST122' },
    })
    expect(
      await ask('POST rpc/take_back_lead', { prefer, body: { lead_key: crypto.randomUUID() } }),
    ).toMatchObject({ status: 400, body: { code: 'PGRST128' } })
    expect(await remove('handling=strict, max-affected=-1')).toMatchObject({
      status: 400,
      body: { code: 'PGRST122' },
    })
    expect(await left()).toBe(2)
  })
})

describe('missing=default', () => {
  test('of rows with different keys each gets the defaults of its own missing ones', async () => {
    const { status, body, header } = await ask('POST wire_defaults?columns=id,word,size,other', {
      prefer: 'missing=default, return=representation',
      body: [{ word: 'given' }, { size: null, other: 'mine' }, { id: 40 }],
    })
    expect({ status, applied: header('Preference-Applied') }).toEqual({
      status: 201,
      applied: 'missing=default, return=representation',
    })
    expect(body).toEqual([
      { id: 1, word: 'given', size: 1.5, other: 'from the domain', doubled: 3 },
      { id: 2, word: 'none', size: null, other: 'mine', doubled: null },
      { id: 40, word: 'none', size: 1.5, other: 'from the domain', doubled: 3 },
    ])
  })

  test('a change puts the default into columns that are named and not given', async () => {
    await ask('POST wire_defaults', { body: { word: 'a', size: 9 } })
    const change = (prefer: string, body: unknown) =>
      ask('PATCH wire_defaults?id=eq.1&columns=word,size&select=word,size', {
        prefer: `${prefer}, return=representation`,
        body,
      })
    expect((await change('missing=default', { size: 3 })).body).toEqual([{ word: 'none', size: 3 }])
    expect((await change('missing=null', { word: 'b' })).body).toEqual([{ word: 'b', size: null }])
    expect((await change('missing=default', {})).body).toEqual([{ word: 'none', size: 1.5 }])
  })
})
