import { afterAll, describe, expect, test } from 'vitest'
import { openLeads } from './testing/open-leads.ts'

const { post, makeLead, stored, countLeads, close } = await openLeads()
afterAll(close)

describe('41, 42: what bad input gets: a 4xx with a reason, nothing stored, nothing thrown', () => {
  const refusedLeads: [title: string, changes: Record<string, unknown>][] = [
    ['no amount', { purchase_amount: null }],
    ['an empty amount', { purchase_amount: '' }],
    ['a negative amount', { purchase_amount: -1 }],
    // It contains no VAT, so the check of the amount refuses it.
    ['a cent below zero', { purchase_amount: -0.01 }],
    ['an amount with a comma', { purchase_amount: '12,5' }],
    // A billion fits into the column, so only the check refuses it.
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
