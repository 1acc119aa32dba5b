import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRest, type RestApp } from '#server/rest/testing/open-rest'
import { fillWireTables, makeWireTables } from '#server/rest/testing/wire-tables'

/** What the suites of PostgREST and its official clients ask of the part that this server speaks, as requests and answers. */
let rest: RestApp
beforeAll(async () => {
  rest = await openRest()
  await makeWireTables(rest)
})
beforeEach(() => fillWireTables(rest))
afterAll(() => rest.close())

type Sent = { prefer?: string; body?: unknown; headers?: Record<string, string> }

async function ask(call: string, { prefer, body, headers }: Sent = {}) {
  const [method = '', path = ''] = call.split(' ', 2)
  const response = await rest.ask(encodeURI(path.replaceAll('+', ' ')), {
    method,
    headers: { ...(prefer ? { Prefer: prefer } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    header: (name: string) => response.headers.get(name),
  }
}

/** The ids of the rows that a reading of wire_kinds finds; a blank is written `+`. */
async function found(query: string) {
  const { status, body } = await ask(`GET wire_kinds?order=id&select=id&${query}`)
  return status === 200 ? (body as { id: number }[]).map(({ id }) => id) : { status, body }
}

describe('filters', () => {
  test.each<[query: string, ids: number[]]>([
    ['fixed=eq.abc', [1]],
    ['fixed=eq.abc++', [1]],
    ['fixed=neq.abc', [2]],
    ['fixed=in.(abc,abcde)', [1, 2]],
    ['fixed=gt.abc', [2]],
    ['fixed=like.abc*', [1, 2]],
    ['bits=eq.101', [1]],
    ['bits=in.(101,011)', [1, 2]],
    ['bits=lt.100', [2]],
    ['id=in.()', []],
    ['id=in.(+++)', []],
    ['fixed=in.()', []],
    ['day=in.(++)', []],
    ['id=not.in.()', [1, 2, 3]],
    ['with-dash=eq.dash+1', [1]],
    ['with+space=eq.space+2', [2]],
    ['"with.dot"=eq.dot+2', [2]],
    ['"with-dash"=eq.dash+1', [1]],
    ['or=(with-dash.eq.dash+1,"with.dot".eq.dot+2)', [1, 2]],
    ['or=(with+space.eq."space+1","with-dash".eq.dash+2)', [1, 2]],
  ])('%s finds %j', async (query, ids) => {
    expect(await found(query)).toEqual(ids)
  })

  test('names with a dash, a blank or a dot are read, ordered by and given another name', async () => {
    const { body } = await ask(
      'GET wire_kinds?select=with-dash,with+space,"with.dot",other-name:"with-dash","third+name":id&order="with.dot".desc.nullslast,with-dash&limit=1',
    )
    expect(body).toEqual([
      {
        'with-dash': 'dash 2',
        'with space': 'space 2',
        'with.dot': 'dot 2',
        'other-name': 'dash 2',
        'third name': 2,
      },
    ])
  })

  test.each([
    ['a name that is no name', 'wire_kinds?a%b=eq.1', 'PGRST100'],
    ['a name that is not closed', 'wire_kinds?"id=eq.1', 'PGRST100'],
    ['a longer name than the database keeps', `wire_kinds?select=${'n'.repeat(64)}:id`, 'PGRST100'],
    ['another name with a sign', 'wire_kinds?select="a;b":id', 'PGRST100'],
    ['a quoted name that is none', 'wire_kinds?select="with;dash"', '42703'],
  ])('%s is refused', async (_title, path, code) => {
    expect(await ask(`GET ${path}`)).toMatchObject({ status: 400, body: { code } })
  })
})

describe('Range beside limit and offset: the narrower wins', () => {
  const rowsOf = async (query: string, range: string) => {
    const { status, body, header } = await ask(`GET wire_kinds?select=id&order=id${query}`, {
      headers: { Range: range },
    })
    return {
      status,
      ids: status === 200 ? (body as { id: number }[]).map(({ id }) => id) : null,
      at: header('Content-Range'),
    }
  }

  test.each<[query: string, range: string, ids: number[], at: string]>([
    ['&limit=1', '0-2', [1], '0-0/*'],
    ['&limit=3', '0-1', [1, 2], '0-1/*'],
    ['&limit=5', '1-', [2, 3], '1-2/*'],
    ['&offset=1', '0-1', [2], '1-1/*'],
    ['&offset=1&limit=2', '2-5', [3], '2-2/*'],
    ['&limit=0', '1-2', [], '*/*'],
    ['', '1-1', [2], '1-1/*'],
  ])('%s with %s', async (query, range, ids, at) => {
    expect(await rowsOf(query, range)).toEqual({ status: 200, ids, at })
  })

  test('no row in common, or a range that ends before it starts: 416', async () => {
    expect((await rowsOf('&limit=1', '1-2')).status).toBe(416)
    expect((await rowsOf('&offset=2', '0-1')).status).toBe(416)
    expect((await rowsOf('&limit=1', '2-1')).status).toBe(416)
  })
})

describe('inserting', () => {
  const stored = (table: string) => rest.stored(`select * from public.${table} order by 1, 2`)

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
    expect((await upsert('resolution=merge-duplicates', 'wire_pairs')).status).toBe(201)
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
    expect(await rest.stored('select note from public.wire_keys order by 1')).toEqual([
      { note: 'first' },
      { note: 'second' },
    ])
  })
})
