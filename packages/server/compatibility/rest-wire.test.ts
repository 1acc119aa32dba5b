import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWire, type Wire } from '#server/rest/testing/open-wire'

/**
 * Cases from the test suites of PostgREST and its official clients: reading, as far as this server supports it. The
 * expected responses are those for our own tables.
 */
let wire: Wire
beforeAll(async () => {
  wire = await openWire()
})
beforeEach(() => wire.fill())
afterAll(() => wire.close())

const ask: Wire['ask'] = (call, sent) => wire.ask(call, sent)

/** Returns the ids of matching rows of wire_kinds, or the status and body of a refusal. A space is written as `+`. */
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

describe('a column of a domain is compared as its base type', () => {
  test.each<[query: string, ids: number[]]>([
    ['letters=eq.abc', [1]],
    ['letters=eq.abcd', []],
    ['letters=neq.abcd', [1, 2]],
    ['letters=eq.bad', []],
    ['letters=in.(abcd,bad,xyz)', [2]],
    ['short=eq.abc', [1]],
    ['short=eq.abcd', []],
    ['short=eq.bad', []],
    ['truth=is.true', [1]],
    ['truth=not.is.true', [2]],
    ['list=cs.{red}', [1]],
  ])('%s finds %j', async (query, ids) => {
    const { status, body } = await ask(`GET wire_domains?order=id&select=id&${query}`)
    expect({ status, body }).toEqual({ status: 200, body: ids.map((id) => ({ id })) })
  })
})

describe('ways into JSON', () => {
  test.each<[query: string, ids: number[]]>([
    ['data->>name=eq.Ada', [1]],
    ['data->name=eq."Ben"', [2]],
    ['data->age=gt.7', [1]],
    ['data->age=in.(7,36)', [1, 2]],
    ['data->>age=in.(7,8)', [2]],
    ['data->tags->>0=eq.x', [1]],
    ['data->tags->>-1=eq.y', [1]],
    ['data->home->>city=ilike.pa*', [1]],
    ['data->>with-dash=eq.1', [2]],
    ['data->>"a.b"=eq.2', [2]],
    ['data->home=is.null', [2, 3]],
    ['data->>name=not.is.null', [1, 2]],
    ['data->>name=not.eq.Ada', [2]],
    ['plain->>word=eq.two', [2]],
    ['list->>0=eq.red', [1, 2]],
    ['or=(data->>name.eq.Ada,data->age.lt.10)', [1, 2]],
    ['or=(data->home->>city.eq."Paris",and(data->>age.eq.7,data->>"a.b".eq.2))', [1, 2]],
    ['data->tags=cs.["x"]', [1]],
  ])('%s finds %j', async (query, ids) => {
    expect(await found(query)).toEqual(ids)
  })

  test('a column of the answer is called after the last key, or as the caller says', async () => {
    const { body } = await ask(
      'GET wire_kinds?id=eq.1&select=data->name,data->home->>city,data->tags->0,zip:data->home->zip,age:data->>age,plain->word,list->1,years:data->age::text',
    )
    expect(body).toEqual([
      { name: 'Ada', city: 'Paris', tags: 'x', zip: '75', age: '36', word: 'one', list: 'blue', years: '36' },
    ])
    expect((await ask('GET wire_kinds?id=eq.2&select=data->>"a.b"')).body).toMatchObject({ code: 'PGRST100' })
    expect((await ask('GET wire_kinds?id=eq.2&select=name:data->>"a.b"')).body).toEqual([{ name: '2' }])
  })

  test('a column, or what a way leads to, is given in another type', async () => {
    expect(
      (
        await ask(
          'GET wire_kinds?id=eq.1&select=id::text,years:data->>age::int,data->age::numeric,home:data->>home::json,yes:id::bool,data->>name::text',
        )
      ).body,
    ).toEqual([{ id: '1', years: 36, age: 36, home: { city: 'Paris', zip: '75' }, yes: true, name: 'Ada' }])
    expect(await ask('GET wire_kinds?select=data->>name::int')).toMatchObject({
      status: 400,
      body: { code: '22P02' },
    })
  })

  test('rows are ordered by what a way leads to', async () => {
    const order = async (terms: string) => {
      const { body } = await ask(`GET wire_kinds?select=id&order=${terms}`)
      return (body as { id: number }[]).map(({ id }) => id)
    }
    expect(await order('data->age.asc.nullslast,id')).toEqual([2, 1, 3])
    expect(await order('data->>age.desc.nullslast')).toEqual([2, 1, 3])
    expect(await order('data->home->>city.nullslast,id.desc')).toEqual([1, 3, 2])
  })

  test('the rows of a change are found and given back by it', async () => {
    const { status, body } = await ask('PATCH wire_kinds?data->>name=eq.Ada&select=id,data->home->>zip', {
      prefer: 'return=representation',
      body: { fixed: 'new' },
    })
    expect({ status, body }).toEqual({ status: 200, body: [{ id: 1, zip: '75' }] })
  })
})

describe('what contains, is contained and overlaps', () => {
  test.each<[query: string, ids: number[]]>([
    ['list=cs.{red}', [1, 2]],
    ['list=cs.{red,green}', [2]],
    ['list=cd.{red,blue,white}', [1, 3]],
    ['list=ov.{blue,green}', [1, 2]],
    ['list=not.ov.{blue,green}', [3]],
    ['span=cs.[2,3)', [1]],
    ['span=cd.[0,6)', [1]],
    ['span=ov.[4,6)', [1, 2]],
    ['data=cs.{"name":"Ada"}', [1]],
    ['data=cd.{"name":"Ben","age":7,"tags":[],"with-dash":1,"a.b":2,"more":0}', [2]],
    ['or=(list.cs.{red,blue},id.eq.3)', [1, 3]],
    ['or=(span.cs."[5,7)",list.cd.{})', [2, 3]],
    ['and=(list.ov.{red,blue},not.or(list.cs.{green},id.eq.9))', [1]],
  ])('%s finds %j', async (query, ids) => {
    expect(await found(query)).toEqual(ids)
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

  test('an offset or a range of any length is behind the last row, never the first page', async () => {
    const far = '9'.repeat(400)
    for (const [query, range] of [
      ['&offset=9999999999999999', ''],
      [`&offset=${far}`, ''],
      [`&offset=${far}&limit=${far}`, ''],
      ['', '9999999999999999-'],
      ['', `${far}-${far}`],
    ] as const)
      expect(await rowsOf(query, range)).toEqual({ status: 200, ids: [], at: '*/*' })
    expect((await rowsOf(`&limit=${far}`, `0-${far}`)).ids).toEqual([1, 2, 3])
    const counted = await ask(`GET wire_kinds?select=id&offset=${far}`, { prefer: 'count=exact' })
    expect(counted).toMatchObject({ status: 416, body: { code: 'PGRST103' } })
    expect((await rowsOf(`&limit=-${far}`, '')).status).toBe(416)
  })

  test('Range counts for GET only', async () => {
    const headers = { Range: '0-0' }
    for (const [method, status, at] of [
      ['GET', 206, '0-0/3'],
      ['HEAD', 200, '0-2/3'],
      ['GET', 206, '0-0/3'],
    ] as const) {
      const answer = await ask(`${method} wire_kinds?select=id`, { prefer: 'count=exact', headers })
      expect({ status: answer.status, at: answer.header('Content-Range') }).toEqual({ status, at })
    }
  })

  test('no row in common, or a range that ends before it starts: 416', async () => {
    expect((await rowsOf('&limit=1', '1-2')).status).toBe(416)
    expect((await rowsOf('&offset=2', '0-1')).status).toBe(416)
    expect((await rowsOf('&limit=1', '2-1')).status).toBe(416)
  })
})
