import { afterAll, describe, expect, test } from 'vitest'
import { keyHeaders } from '#server/testing/open-test-app'
import { openLeads } from './testing/open-leads.ts'

const { opened, client, makeLead, stored, countLeads, close } = await openLeads()
afterAll(close)

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
