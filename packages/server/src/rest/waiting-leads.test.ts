import { randomUUID } from 'node:crypto'
import { fallbackRates } from '@retour/domain/money/exchange'
import { afterAll, describe, expect, test } from 'vitest'
import { openLeads } from './testing/open-leads.ts'

const { opened, client, run, makeLead, stored, countLeads, close } = await openLeads()
afterAll(close)

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a lead that waited on the device', () => {
  const outbox = async (email: string) => {
    const { rows } = await run('select payload from app.outgoing_mail where recipient = $1', [email])
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
    // USD 110 is EUR 110.00, then EUR 91.67; the minimum of France is EUR 100.
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

  test('null is a key that nobody has', async () => {
    await leave()
    const before = await countLeads()
    expect(await takeBack(null)).toMatchObject({ status: 200, data: 'none' })
    expect(await countLeads()).toBe(before)
  })

  test.each([
    ['no uuid', { lead_key: 'x' }, 400, '22P02'],
    ['a list', { lead_key: ['x'] }, 400, '22P02'],
    ['another argument', { lead_key: randomUUID(), email: 'a@example.com' }, 404, 'PGRST202'],
    ['an argument of another name', { key: randomUUID() }, 404, 'PGRST202'],
    ['no argument', {}, 404, 'PGRST202'],
  ])('%s is refused', async (_title, args, status, code) => {
    expect(await client.rpc('take_back_lead', args)).toMatchObject({ status, error: { code } })
  })
})
