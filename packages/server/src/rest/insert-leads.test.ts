import { randomUUID } from 'node:crypto'
import { fallbackRates } from '@retour/domain/money/exchange'
import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders, openTestApp, serveApp, type Loopback, type TestApp } from '#server/testing/open-test-app'

let opened: TestApp
let loopback: Loopback
let client: PostgrestClient

beforeAll(async () => {
  opened = await openTestApp()
  loopback = await serveApp(opened.app)
  client = new PostgrestClient(`${loopback.url}/rest/v1`, { headers: keyHeaders })
})
afterAll(async () => {
  await loopback.close()
  await opened.close()
})

let counter = 0
const makeLead = (changes: Record<string, unknown> = {}) => ({
  email: `guest${++counter}@example.com`,
  full_name: 'Ada Guest',
  purchase_amount: 1250,
  vat_amount: 208.33,
  refund_amount: 177.08,
  is_eligible: true,
  currency: 'EUR',
  country: 'france',
  ...changes,
})

const stored = (email: string) =>
  opened.dependencies.database.own.selectFrom('leads').selectAll().where('email', '=', email).execute()

const countLeads = async () => {
  const { rows } = await opened.dependencies.database.executeSql('select count(*)::int as n from leads')
  return Number(rows[0]?.n)
}

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, query = '') =>
  opened.app.request(`/rest/v1/leads${query}`, {
    method: 'POST',
    headers: { ...keyHeaders, 'Content-Type': 'application/json', ...headers },
    body,
  })

describe('a lead that waited on the device', () => {
  const outbox = async (email: string) => {
    const { rows } = await opened.dependencies.database.executeSql(
      'select payload from app.outgoing_mail where recipient = $1',
      [email],
    )
    return rows
  }

  test('sent again after a lost answer: 409 23505, one row, one mail', async () => {
    const lead = makeLead({ idempotency_key: randomUUID() })
    expect((await client.from('leads').insert(lead)).status).toBe(201)
    const again = await client.from('leads').insert(lead)
    expect({ status: again.status, code: again.error?.code }).toEqual({ status: 409, code: '23505' })
    expect(await stored(lead.email)).toHaveLength(1)
    expect(await outbox(lead.email)).toHaveLength(1)
  })

  test('sent by ten tabs at once: one row', async () => {
    const lead = makeLead({ idempotency_key: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.from('leads').insert(lead)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array<number>(9).fill(409)])
    expect(await stored(lead.email)).toHaveLength(1)
  })

  test('two calculations under one address have keys of their own: both are kept', async () => {
    const lead = makeLead({ idempotency_key: randomUUID() })
    await client.from('leads').insert(lead)
    await client.from('leads').insert({ ...lead, idempotency_key: randomUUID() })
    expect(await stored(lead.email)).toHaveLength(2)
  })

  test.each([
    ['the day of the calculation, when the purchase was above the minimum', -7, true, -8],
    ['its own day, when it no longer is', 0, false, -2],
    ['a day between two tables: the one that held', -5, true, -8],
  ])('in another currency it is computed at the rate of %s', async (_, day, isEligible, ratesOf) => {
    const { own } = opened.dependencies.database
    // USD 110 are EUR 110.00, then EUR 91.67; the minimum of France is EUR 100.
    const tables = [
      {
        date: dayAfter(-8),
        rates: JSON.stringify({ ...fallbackRates.rates, USD: 1 }),
        source: 'ecb' as const,
      },
      {
        date: dayAfter(-2),
        rates: JSON.stringify({ ...fallbackRates.rates, USD: 1.2 }),
        source: 'ecb' as const,
      },
    ]
    await own.insertInto('app.exchange_rates').values(tables).execute()
    const lead = makeLead({ currency: 'USD', purchase_amount: 110, calculated_on: dayAfter(day) })
    await client.from('leads').insert(lead)
    expect(await stored(lead.email)).toMatchObject([{ is_eligible: isEligible }])
    expect(await outbox(lead.email)).toMatchObject([
      { payload: { isEligible, rates: { date: dayAfter(ratesOf) } } },
    ])
    await own.deleteFrom('app.exchange_rates').where('source', '=', 'ecb').execute()
  })

  test('a key that is no uuid is refused: 400', async () => {
    expect((await client.from('leads').insert(makeLead({ idempotency_key: 'x' }))).status).toBe(400)
  })

  test.each([
    ['a week ago', -7, -7],
    ['a year ago: as early as a device keeps it', -365, -31],
    ['tomorrow, where the day has begun', 1, 1],
    ['next year: tomorrow at most', 365, 1],
  ])('made %s, the guide counts from that day', async (_, given, storedAfter) => {
    const lead = makeLead({ calculated_on: dayAfter(given) })
    await client.from('leads').insert(lead)
    expect(await stored(lead.email)).toMatchObject([{ calculated_on: dayAfter(storedAfter) }])
    expect(await outbox(lead.email)).toMatchObject([{ payload: { calculatedOn: dayAfter(storedAfter) } }])
  })

  test('without a day it is the day of its arrival', async () => {
    const lead = makeLead()
    await client.from('leads').insert(lead)
    expect(await stored(lead.email)).toMatchObject([{ calculated_on: dayAfter(0), idempotency_key: null }])
  })
})

describe('a lead that is taken back by its key', () => {
  const run = (text: string, values: unknown[] = []) => opened.dependencies.database.executeSql(text, values)
  const takeBack = (key: unknown) => client.rpc('take_back_lead', { lead_key: key })

  async function leave(changes: Record<string, unknown> = {}) {
    const key = randomUUID()
    const lead = makeLead({ idempotency_key: key, ...changes })
    expect((await client.from('leads').insert(lead)).status).toBe(201)
    return { key, ...lead }
  }
  const outbox = async (email: string) =>
    (
      await run('select state, lead_id, payload from app.outgoing_mail where recipient = $1', [email])
    ).rows.map(({ state, lead_id, payload }) => ({ state, lead_id, payload }))
  const setMail = (email: string, state: string) =>
    run('update app.outgoing_mail set state = $2 where recipient = $1', [email, state])

  test.each(['waiting', 'held', 'queued'])(
    'row, consent and the guide that is %s go; others stay',
    async (state) => {
      const other = await leave()
      const { key, email } = await leave({ marketing_consent: true })
      await setMail(email, state)
      expect(await takeBack(key)).toMatchObject({ status: 200, data: 'removed', error: null })
      expect(await stored(email)).toEqual([])
      expect(await outbox(email)).toEqual([])
      expect((await run('select from app.consent_records where email = $1', [email])).rows).toEqual([])
      expect(await stored(other.email)).toHaveLength(1)
      expect(await outbox(other.email)).toHaveLength(1)
      expect(await takeBack(key)).toMatchObject({ data: 'none' })
    },
  )

  test.each([
    ['sent', {}],
    ['sending', expect.objectContaining({ country: 'france' })],
  ])(
    '39: a guide that is %s is said to have left, and counts for its mailbox: the next lead gets none',
    async (state, payload) => {
      const { key, email } = await leave()
      await setMail(email, state)
      expect(await takeBack(key)).toMatchObject({ data: 'removed-after-mail' })
      expect(await stored(email)).toEqual([])
      await leave({ email })
      expect(await outbox(email)).toEqual([{ state, lead_id: null, payload }])
    },
  )

  test('a second calculation of the day has no guide of its own: the first one and its guide stay', async () => {
    const first = await leave()
    await setMail(first.email, 'sent')
    const second = await leave({ email: first.email, purchase_amount: 900 })
    expect(await takeBack(second.key)).toMatchObject({ data: 'removed' })
    expect(await stored(first.email)).toMatchObject([{ idempotency_key: first.key }])
    expect(await outbox(first.email)).toMatchObject([{ state: 'sent' }])
  })

  test('after 15 minutes it stays, and says so', async () => {
    const { key, email } = await leave()
    const age = `update leads set created_at = now() - $2::interval where email = $1`
    await run(age, [email, '15 minutes 1 second'])
    expect(await takeBack(key)).toMatchObject({ data: 'too-late' })
    expect(await stored(email)).toHaveLength(1)
    await run(age, [email, '14 minutes'])
    expect(await takeBack(key)).toMatchObject({ data: 'removed' })
  })

  test('32: a key that nobody has takes nothing; rows of accounts are not taken', async () => {
    const before = await countLeads()
    expect(await takeBack(randomUUID())).toMatchObject({ status: 200, data: 'none' })
    const { key, email } = await leave()
    await run(`update leads set source = 'account' where email = $1`, [email])
    expect(await takeBack(key)).toMatchObject({ data: 'none' })
    expect(await countLeads()).toBe(before + 1)
  })

  test.each([
    ['no uuid', { lead_key: 'x' }, 400, '22P02'],
    ['a list', { lead_key: ['x'] }, 400, '22P02'],
    ['null', { lead_key: null }, 400, '22P02'],
    ['another argument', { lead_key: randomUUID(), email: 'a@example.com' }, 404, 'PGRST202'],
    ['an argument of another name', { key: randomUUID() }, 404, 'PGRST202'],
    ['no argument', {}, 404, 'PGRST202'],
  ])('%s is refused', async (_title, args, status, code) => {
    expect(await client.rpc('take_back_lead', args)).toMatchObject({ status, error: { code } })
  })
})

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a guest leaves a lead through the official client', () => {
  test('one object: 201, no body, the row is there with recomputed amounts', async () => {
    const lead = makeLead({ vat_amount: 9999, refund_amount: 9999, is_eligible: false })
    const { status, data, error } = await client.from('leads').insert(lead)
    expect({ status, data, error }).toEqual({ status: 201, data: null, error: null })
    const [row] = await stored(lead.email)
    expect(Number(row?.vat_amount)).toBe(208.33)
    expect(Number(row?.refund_amount)).toBe(177.08)
    expect(row?.is_eligible).toBe(true)
  })

  test('an array: every row, in one statement', async () => {
    const leads = [makeLead(), makeLead({ currency: 'USD' })]
    const { status } = await client.from('leads').insert(leads)
    expect(status).toBe(201)
    for (const lead of leads) expect(await stored(lead.email)).toHaveLength(1)
  })

  test('an array with one bad row: nothing of it', async () => {
    const leads = [makeLead(), makeLead({ currency: 'XXX' })]
    const { status, error } = await client.from('leads').insert(leads)
    expect(status).toBe(400)
    expect(error?.code).toBe('23514')
    expect(await stored(leads[0]?.email ?? '')).toHaveLength(0)
  })

  test('an empty array: 201 and nothing', async () => {
    const before = await countLeads()
    expect((await client.from('leads').insert([])).status).toBe(201)
    expect(await countLeads()).toBe(before)
  })

  test('asking for the row back: 401 42501, and it is not stored', async () => {
    const lead = makeLead()
    const { status, error } = await client.from('leads').insert(lead).select()
    expect(status).toBe(401)
    expect(error).toMatchObject({ code: '42501', message: 'permission denied for table leads' })
    expect(await stored(lead.email)).toHaveLength(0)
  })

  test('an upsert needs the right to read: 401 42501, nothing stored', async () => {
    const lead = makeLead()
    const { status, error } = await client.from('leads').upsert(lead)
    expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' })
    expect(await stored(lead.email)).toHaveLength(0)
  })

  test.each(['id', 'created_at', 'status', 'source', 'consent_at'])(
    '37: the column %s cannot be written by a caller',
    async (column) => {
      const lead = makeLead({ [column]: null })
      const { status, error } = await client.from('leads').insert(lead)
      expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' })
      expect(await stored(lead.email)).toHaveLength(0)
    },
  )

  test('37: a generated column cannot be written by anyone', async () => {
    const { status, error } = await client.from('leads').insert(makeLead({ amount: 5 }))
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '428C9' })
  })

  test('32: reading, changing and deleting leads is not for guests: 401 42501', async () => {
    const all = client.from('leads')
    for (const answer of [
      await all.select(),
      await all.select('id', { count: 'exact', head: true }),
      await all.update({ status: 'approved' }).eq('country', 'france'),
      await all.delete().eq('country', 'france'),
    ])
      expect(answer.status).toBe(401)
  })

  test('unknown tables, functions, paths and schemas', async () => {
    const table = await client.from('no_such_table').insert({ a: 1 })
    expect(table).toMatchObject({ status: 404, error: { code: 'PGRST205', hint: null } })
    expect(await client.rpc('anything')).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
    expect((await client.schema('app').from('outgoing_mail').insert({})).error?.code).toBe('PGRST106')
    const deeper = await opened.app.request('/rest/v1/leads/1', { headers: keyHeaders })
    expect(deeper.status).toBe(404)
    expect(await deeper.json()).toMatchObject({ code: 'PGRST125' })
  })

  test.each([
    '"leads"',
    'leads;drop table leads',
    "leads'--",
    'public.leads',
    'pg_class',
    '__proto__',
    'leads\u0000',
  ])('34: %j is no table', async (name) => {
    const { status } = await opened.app.request(`/rest/v1/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...keyHeaders, 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(status).toBe(404)
  })
})

describe('41, 42: what bad input gets: a 4xx with a reason, nothing stored, nothing thrown', () => {
  const refusedLeads: [title: string, changes: Record<string, unknown>][] = [
    ['no amount', { purchase_amount: null }],
    ['an empty amount', { purchase_amount: '' }],
    ['a negative amount', { purchase_amount: -1 }],
    // Its VAT is nothing: the check of the amount itself refuses it.
    ['a cent below zero', { purchase_amount: -0.01 }],
    ['an amount with a comma', { purchase_amount: '12,5' }],
    // A billion fits into the column: nothing but the check refuses it.
    ['an amount of a billion', { purchase_amount: 1_000_000_000 }],
    ['an amount of 20 digits', { purchase_amount: 12345678901234567890n.toString() }],
    ['the amount NaN', { purchase_amount: 'NaN' }],
    ['the amount Infinity', { purchase_amount: 'Infinity' }],
    ['the amount 1e309 as text', { purchase_amount: '1e309' }],
    ['a name of one letter', { full_name: 'A' }],
    ['a name of 121 letters', { full_name: 'A'.repeat(121) }],
    ['a name with a line break', { full_name: 'Ada\r\nBcc: x' }],
    ['a name with a bell', { full_name: 'Ada\u0007' }],
    ['an email without @', { email: 'nobody.example.com' }],
    ['an empty email', { email: '' }],
    ['an email with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an email of 300 letters', { email: `${'a'.repeat(290)}@example.com` }],
    ['no email', { email: null }],
    ['an unknown currency', { currency: 'XXX' }],
    ['an unknown country', { country: 'narnia' }],
    ['a text as truth', { is_eligible: 'perhaps' }],
    ['an unknown key', { nope: 1 }],
    ['the key __proto__', JSON.parse('{"__proto__": {"admin": true}}') as Record<string, unknown>],
    ['the key constructor', { constructor: 1 }],
    ['a NUL in the name', { full_name: 'Ada\u0000Guest' }],
    ['half a surrogate pair', { full_name: 'Ada \ud800' }],
    ['an object as name', { email: { a: 1 } }],
  ]

  test.each(refusedLeads)('%s', async (_title, changes) => {
    const before = await countLeads()
    const lead = makeLead(changes)
    const body = Object.hasOwn(changes, '__proto__')
      ? JSON.stringify(makeLead()).replace('{', '{"__proto__":{"admin":true},')
      : JSON.stringify(lead)
    const response = await post(body)
    const answer = (await response.json()) as Record<string, unknown>
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(Object.keys(answer).sort()).toEqual(['code', 'details', 'hint', 'message'])
    expect(answer.message).toBeTypeOf('string')
    expect(await countLeads()).toBe(before)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  const refusedBodies: [title: string, body: string, status: number, code: string][] = [
    ['nothing', '', 400, 'PGRST102'],
    ['half an object', '{"email":', 400, 'PGRST102'],
    ['a text', '"hello"', 400, 'PGRST102'],
    ['a number', '7', 400, 'PGRST102'],
    ['null', 'null', 400, 'PGRST102'],
    ['an array of numbers', '[1,2]', 400, 'PGRST102'],
    ['an array of arrays', '[[{}]]', 400, 'PGRST102'],
    ['unequal keys', '[{"email":"a@b"},{"full_name":"Ada"}]', 400, 'PGRST102'],
    ['the number 1e309', '{"purchase_amount":1e309}', 400, '22P05'],
    ['an escaped NUL', '{"email":"a@b\\u0000"}', 400, '22P05'],
    ['10 000 brackets', '['.repeat(10_000) + ']'.repeat(10_000), 400, 'PGRST102'],
    [
      '100 000 keys',
      `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}`,
      413,
      'request_entity_too_large',
    ],
    ['50 000 keys', `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":1`).join()}}`, 400, 'PGRST102'],
    ['2 MB', JSON.stringify({ email: 'a'.repeat(2_000_000) }), 413, 'request_entity_too_large'],
  ]

  test.each(refusedBodies)('a body of %s', async (_title, body, status, code) => {
    const before = await countLeads()
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(await countLeads()).toBe(before)
  })

  test('invalid UTF-8', async () => {
    const response = await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))
    expect(response.status).toBe(400)
  })

  test('54: bodies that a form of another site could send', async () => {
    const body = JSON.stringify(makeLead())
    for (const contentType of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])
      expect((await post(body, { 'Content-Type': contentType })).status).toBe(400)
  })

  test('65: a compressed body', async () => {
    expect((await post('x', { 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  test('the amount 0 is stored as a lead that is not eligible', async () => {
    const lead = makeLead({ purchase_amount: 0, is_eligible: true, refund_amount: 50 })
    expect((await post(JSON.stringify(lead))).status).toBe(201)
    const [row] = await stored(lead.email)
    expect({ refund: Number(row?.refund_amount), isEligible: row?.is_eligible }).toEqual({
      refund: 0,
      isEligible: false,
    })
  })

  test('37: columns= decides which keys count', async () => {
    const lead = { ...makeLead(), nope: 1 }
    const names = Object.keys(lead).filter((name) => name !== 'nope')
    const quoted = names.map((name) => `"${name}"`).join(',')
    expect((await post(JSON.stringify([lead]), {}, `?columns=${encodeURIComponent(quoted)}`)).status).toBe(
      201,
    )
    expect(await stored(lead.email)).toHaveLength(1)
    const unknown = await post(JSON.stringify([makeLead()]), {}, '?columns=email,nope')
    expect(await unknown.json()).toMatchObject({ code: 'PGRST204' })
    const broken = await post(JSON.stringify([makeLead()]), {}, '?columns=%22email')
    expect(await broken.json()).toMatchObject({ code: 'PGRST100' })
  })

  test('43: errors hold no row, statement, path or stack', async () => {
    const response = await post(JSON.stringify(makeLead({ currency: 'XXX', full_name: 'Secret Name' })))
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ code: '23514', details: null })
    expect(text).not.toMatch(/Secret Name|@example|insert into|node_modules|\.ts|Failing row/)
    expect(response.headers.get('X-Request-Id')).toBeTruthy()
  })
})
