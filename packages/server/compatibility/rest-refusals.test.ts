import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRest, type RestApp, type SignedIn } from '#server/rest/testing/open-rest'

let rest: RestApp
let ada: SignedIn
beforeAll(async () => {
  rest = await openRest()
  ada = await rest.addPerson()
})
afterAll(() => rest.close())

const repeat = (count: number, text: string) => Array.from({ length: count }, () => text).join(',')

const refusals: [title: string, path: string, status: number, code: string, words: RegExp][] = [
  [
    'an unknown table',
    'nothing',
    404,
    'PGRST205',
    /^Could not find the table 'public.nothing' in the schema cache$/,
  ],
  ['a deeper path', 'leads/1', 404, 'PGRST125', /^Invalid path specified in request URL$/],
  ['no table', '', 404, 'PGRST125', /Invalid path/],
  ['a function', 'rpc/anything', 404, 'PGRST202', /./],
  ['an unknown column in select', 'leads?select=id,nope', 400, '42703', /^column leads.nope does not exist$/],
  ['an unknown column in a filter', 'leads?nope=eq.1', 400, '42703', /column leads.nope/],
  ['an unknown column in or', 'leads?or=(id.is.null,nope.eq.1)', 400, '42703', /column leads.nope/],
  ['an unknown column in order', 'leads?order=nope.desc', 400, '42703', /column leads.nope/],
  [
    'another table inside',
    'chat_conversations?select=*,chat_messages(*)',
    400,
    'PGRST200',
    /relationship between 'chat_conversations' and 'chat_messages'/,
  ],
  ['another table under another name', 'leads?select=x:profiles!inner(id)', 400, 'PGRST200', /./],
  ['a spread table', 'leads?select=...profiles(id)', 400, 'PGRST200', /./],
  [
    'a filter on another table',
    'leads?profiles.id=eq.1',
    400,
    'PGRST108',
    /'profiles' is not an embedded resource/,
  ],
  ['an aggregate', 'leads?select=amount.sum()', 400, 'PGRST123', /./],
  ['count()', 'leads?select=count()', 400, 'PGRST123', /./],
  ['a path into JSON without an end', 'profiles?select=notification_preferences->', 400, 'PGRST100', /./],
  [
    'a path into the text of a path',
    'profiles?select=notification_preferences->>x->y',
    400,
    '42883',
    /operator/,
  ],
  ['a list as a key', 'profiles?notification_preferences->x=in.(1,{)', 400, '22P02', /json/],
  ['17 steps of a path', `profiles?select=notification_preferences${'->x'.repeat(17)}`, 400, 'PGRST100', /./],
  ['a cast to a type of the catalogue', 'leads?select=id::regclass', 400, 'PGRST100', /./],
  ['a cast that only begins like one', 'leads?select=id::text[]', 400, 'PGRST100', /./],
  ['a cast that cannot be', 'leads?select=id::int', 400, '42846', /cannot cast type uuid to integer/],
  [
    'an unknown operator',
    'leads?id=foo.1',
    400,
    'PGRST100',
    /^"failed to parse filter \(foo.1\)" \(line 1, column 1\)$/,
  ],
  ['no operator', 'leads?id=1', 400, 'PGRST100', /./],
  ['full text', 'leads?full_name=fts.ada', 400, 'PGRST100', /./],
  ['full text of a language', 'leads?full_name=wfts(english).ada', 400, 'PGRST100', /./],
  ['a regular expression', 'leads?full_name=match.^a', 400, 'PGRST100', /./],
  ['a list that is none', 'user_preferences?preferred_brands=cs.a', 400, '22P02', /array/],
  ['contains on a text', 'leads?email=cs.a', 400, '42883', /operator does not exist/],
  ['what only ranges have', 'leads?purchase_amount=sl.[1,2)', 400, 'PGRST100', /./],
  ['like any of', 'leads?full_name=like(any).{a,b}', 400, 'PGRST100', /./],
  ['is of another word', 'leads?id=is.something', 400, 'PGRST100', /./],
  ['is true of a text', 'leads?email=is.true', 400, '42804', /boolean/],
  ['like on a number', 'leads?purchase_amount=like.1*', 400, '42883', /operator does not exist/],
  ['a list that is not closed', 'leads?id=in.(1,2', 400, 'PGRST100', /./],
  ['an empty or', 'leads?or=()', 400, 'PGRST100', /./],
  ['an or that is not closed', 'leads?or=(id.eq.1', 400, 'PGRST100', /./],
  ['an or with something behind', 'leads?or=(id.is.null)x', 400, 'PGRST100', /./],
  ['an order that is none', 'leads?order=id.sideways', 400, 'PGRST100', /failed to parse order/],
  ['an empty order term', 'leads?order=id,,email', 400, 'PGRST100', /./],
  ['one name for two columns', 'leads?select=x:id,x:email', 400, '42701', /./],
  ['a name with a quote', 'leads?select=x":id', 400, 'PGRST100', /./],
  ['a uuid that is none', 'leads?id=eq.7', 400, '22P02', /^invalid input syntax for type uuid: "7"$/],
  ['a number that is none', 'leads?purchase_amount=gt.much', 400, '22P02', /type numeric/],
  [
    'a number out of range',
    'favorite_locations?location_id=eq.99999999999999999999',
    400,
    '22003',
    /out of range/,
  ],
  ['a time that is none', 'leads?created_at=lt.yesteryear', 400, '22007', /./],
  ['a blank in a list of numbers', 'favorite_locations?location_id=in.( ,3)', 400, '22P02', /./],
  ['a NUL', 'leads?email=eq.a%00b', 400, '22021', /NUL/],
  ['44: 51 conditions', `leads?or=(${repeat(51, 'id.is.null')})`, 400, 'PGRST100', /too many terms/],
  [
    '44: 51 parameters',
    `leads?${repeat(51, 'id=is.null').replaceAll(',', '&')}`,
    400,
    'PGRST100',
    /too many terms/,
  ],
  ['44: 51 orders', `leads?order=${repeat(51, 'id')}`, 400, 'PGRST100', /too many terms/],
  [
    '44: 501 values',
    `favorite_locations?location_id=in.(${repeat(501, '1')})`,
    400,
    'PGRST100',
    /failed to parse/,
  ],
  [
    '44: nine levels of brackets',
    `leads?and=${'(and'.repeat(8)}(id.is.null)${')'.repeat(8)}`,
    400,
    'PGRST100',
    /./,
  ],
  ['44, 70: 9 kB of address', `leads?email=eq.${'a'.repeat(9000)}`, 414, 'uri_too_long', /./],
  ['70: a broken encoding', 'leads?email=eq.%E0%A4%A', 400, 'bad_request', /./],
]

describe('a faulty reading is refused by name', () => {
  test.each(refusals)('%s', async (_title, path, status, code, words) => {
    const response = await rest.ask(path, { token: ada.token })
    const body = (await response.json()) as Record<string, unknown>
    expect({ status: response.status, code: body.code }).toEqual({ status, code })
    expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message'])
    expect(body.message).toMatch(words)
    expect(String(body.message).length).toBeLessThan(700)
  })

  test('fifty terms, five hundred values and eight levels are still answered', async () => {
    for (const path of [
      `leads?select=id&or=(${repeat(50, 'id.is.null')})`,
      `favorite_locations?location_id=in.(${repeat(500, '1')})`,
      `leads?select=id&and=${'(and'.repeat(7)}(id.is.null)${')'.repeat(7)}`,
    ])
      expect((await rest.ask(path, { token: ada.token })).status).toBe(200)
  })

  test.each(['PUT', 'PROPFIND', 'TRACE'])('the method %s', async (method) => {
    // fetch cannot send TRACE, so the app is called directly.
    const request = new Request('http://127.0.0.1/rest/v1/leads', {
      headers: { apikey: 'sb_publishable_test_0123456789abcdef' },
    })
    Object.defineProperty(request, 'method', { value: method })
    const response = await rest.app.fetch(request)
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({
      code: 'PGRST117',
      message: `Unsupported HTTP method: ${method}`,
    })
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST, PATCH, DELETE')
  })

  test('another schema: 406 PGRST106, for reading and for writing', async () => {
    for (const schema of ['app', 'auth', 'pg_catalog', 'Public', '']) {
      const read = await rest.ask('leads', { headers: { 'Accept-Profile': schema } })
      const write = await rest.ask('leads', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Profile': schema },
      })
      expect([read.status, write.status]).toEqual([406, 406])
      expect(await read.json()).toMatchObject({ code: 'PGRST106', message: `Invalid schema: ${schema}` })
    }
  })

  test('43: what the database says of other rows is not passed on', async () => {
    const { error } = await ada.client.from('leads').insert({
      email: ada.email,
      full_name: 'Secret Person',
      purchase_amount: -5,
      currency: 'EUR',
      country: 'france',
    })
    expect(error).toMatchObject({ code: '23514', details: null })
    expect(JSON.stringify(error)).not.toContain('Secret Person')
    const missing = await ada.client.from('favorite_locations').insert({ user_id: ada.id, location_id: 1 })
    expect(missing.error).toMatchObject({ code: '23502', details: null })
  })
})
