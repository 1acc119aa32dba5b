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
