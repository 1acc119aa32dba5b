import { randomUUID } from 'node:crypto'
import { bookingReference } from '@retour/domain/booking/booking-reference'
import { rideSteps } from '@retour/domain/rides/ride-moves'
import type { CustomerRide, DeskQueue, DeskRideAnswer, OwnRide } from '@retour/domain/wire/ride'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rideToken } from '#server/mail/ride-link'
import { expireQuotes } from '#server/rides/expire-quotes'
import { testKey } from '#server/testing/open-test-app'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

const hourMs = 3_600_000
const driver = { name: 'Karim Benali', car: 'Luxury Sedan', plate: 'GH-482-KM', phone: '+33612345678' }

let desk: DeskApp
let ana: Member
let ben: Member
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
  ben = await desk.addMember('owner', 'Ben Martin')
})
afterAll(() => desk.close())

const inHours = (hours: number) => new Date(desk.clock.now.getTime() + hours * hourMs).toISOString()
const quote = (priceMinor = 11_000) => ({
  priceMinor,
  currency: 'EUR',
  validUntil: inHours(20),
  note: 'Meet at the door',
})

const book = async (changes: Record<string, unknown> = {}) => {
  const row = {
    full_name: 'Mei Tanaka',
    email: 'mei@mail.example',
    phone: '+81901234567',
    pickup_date: inHours(72),
    pickup_location: 'Rue de la Paix',
    dropoff_location: 'CDG Terminal 2E',
    flight_number: 'AF 274',
    city: 'paris',
    country: 'france',
    idempotency_key: randomUUID(),
    ...changes,
  }
  const names = Object.keys(row)
  const [found] = await desk.run(
    `insert into public.bookings (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return { id: String(found?.id), key: row.idempotency_key }
}
const move = (id: string, version: number, name: string, details: unknown = {}, as = ana) =>
  desk.call(`/rides/${id}/moves`, { as, body: { version, move: name, details } })
const read = async (id: string, as = ana) =>
  (await desk.call(`/rides/${id}`, { as })).body as unknown as DeskRideAnswer
const list = async (query = '', as = ana) =>
  (await desk.call(`/rides${query}`, { as })).body as unknown as DeskQueue

/** A call of the customer's page. */
const customer = async (path: string, id: string, body: object = {}) => {
  const link = rideToken(desk.dependencies.accountKeys, id)
  const response = await desk.app.request(`http://127.0.0.1:3000/ride/v1${path}`, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ link, ...body }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const answer = (id: string, version: number, name: string, more: object = {}) =>
  customer('/moves', id, { version, move: name, ...more })
const mailsOf = async (id: string) =>
  (
    await desk.run(
      `select payload from app.outgoing_mail where booking_id = $1 and kind = 'ride-moved' order by created_at, (payload -> 'ride' ->> 'version')::int`,
      [id],
    )
  ).map(({ payload }) => (payload as { ride: { move: string } }).ride.move)

describe('a ride, from the request to the end', () => {
  test('the desk quotes, the customer accepts, the desk confirms and drives; each sees each, and gets one mail a move', async () => {
    const { id } = await book()
    expect((await move(id, 1, 'quote', quote())).status).toBe(200)
    const seen = await customer('/status', id)
    expect(seen.body).toMatchObject({
      ride: { state: 'quoted', quote: { priceMinor: 11_000, lateFeeMinor: 5500, note: 'Meet at the door' } },
      moves: ['accept', 'decline', 'cancel', 'ask-change'],
      cancelFeeMinor: 0,
    })
    expect((await answer(id, 2, 'accept')).status).toBe(200)
    expect((await read(id)).moves).toEqual(['confirm', 'cancel'])
    expect((await move(id, 3, 'confirm', driver, ben)).status).toBe(200)
    for (const [version, name] of [
      [4, 'depart'],
      [5, 'arrive'],
      [6, 'board'],
      [7, 'finish'],
    ] as const)
      expect((await move(id, version, name)).status).toBe(200)
    const { ride, history, moves } = await read(id)
    expect(ride).toMatchObject({ state: 'done', version: 8, driver })
    expect(moves).toEqual([])
    expect(history.map(({ move: name, mover, name: by }) => [name, mover, by])).toEqual([
      ['request', 'customer', null],
      ['quote', 'dispatcher', 'Ana Ruiz'],
      ['accept', 'customer', null],
      ['confirm', 'owner', 'Ben Martin'],
      ['depart', 'dispatcher', 'Ana Ruiz'],
      ['arrive', 'dispatcher', 'Ana Ruiz'],
      ['board', 'dispatcher', 'Ana Ruiz'],
      ['finish', 'dispatcher', 'Ana Ruiz'],
    ])
    expect(await mailsOf(id)).toEqual(['quote', 'accept', 'confirm', 'depart', 'arrive'])
  })

  test('of two dispatchers on one version one wins; the other is told who, what and when, and nothing of theirs is done', async () => {
    const { id } = await book()
    const answers = await Promise.all([
      move(id, 1, 'quote', quote(9000), ana),
      move(id, 1, 'quote', quote(8000), ben),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    const { ride, history } = await read(id)
    expect(lost?.body).toMatchObject({
      code: 'moved_meanwhile',
      current: { version: 2, move: 'quote', state: 'quoted', name: history[1]?.name, at: history[1]?.at },
    })
    expect(ride.version).toBe(2)
    expect(await mailsOf(id)).toEqual(['quote'])
  })

  test.each([
    ['a move that the state does not allow', 422, 'not_now', 'depart', {}],
    ['a quote without a price', 422, 'details', 'quote', {}],
    ['a move that there is not', 422, 'unknown_move', 'fly', {}],
    [
      'a quote that has ended already',
      422,
      'quote_time',
      'quote',
      { priceMinor: 1, currency: 'EUR', note: '', validUntil: '2026-01-01T00:00:00Z' },
    ],
  ])('%s: %i %s', async (_title, status, code, name, details) => {
    const { id } = await book()
    expect(await move(id, 1, name, details)).toMatchObject({ status, body: { code } })
    expect((await read(id)).ride.version).toBe(1)
  })

  test('an auditor reads and moves nothing; an editor finds no ride; without the second factor nobody does', async () => {
    const { id } = await book()
    const auditor = await desk.addMember('auditor')
    expect((await read(id, auditor)).moves).toEqual([])
    expect(await move(id, 1, 'quote', quote(), auditor)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    })
    const editor = await desk.addMember('editor')
    expect((await list('', editor)).rides).toEqual([])
    expect(await desk.call(`/rides/${id}`, { as: editor })).toMatchObject({
      status: 404,
      body: { code: 'unknown_ride' },
    })
    const bare = await desk.addAccount('owner')
    for (const path of ['/rides', `/rides/${id}`])
      expect(await desk.call(path, { as: bare })).toMatchObject({
        status: 403,
        body: { code: 'second_factor_needed' },
      })
    expect(await move(id, 1, 'quote', quote(), bare)).toMatchObject({ status: 403 })
    for (const unknown of [randomUUID(), 'x'])
      expect(await desk.call(`/rides/${unknown}`, { as: ana })).toMatchObject({
        status: 404,
        body: { code: 'unknown_ride' },
      })
  })
})

describe('the queue', () => {
  test('shows open rides, the nearest pickup first; filters by state and town; finds by name, flight and reference', async () => {
    const mark = randomUUID().slice(0, 8)
    const far = await book({ full_name: `Far ${mark}`, pickup_date: inHours(90) })
    const near = await book({
      full_name: `Near ${mark}`,
      pickup_date: inHours(30),
      city: 'madrid',
      country: 'spain',
    })
    const over = await book({ full_name: `Over ${mark}` })
    await move(over.id, 1, 'cancel', { by: 'business', feeMinor: 0 })
    const ids = async (query: string) => (await list(query)).rides.map(({ id }) => id)
    expect(await ids(`?search=${mark}`)).toEqual([near.id, far.id])
    expect(await ids(`?search=${mark}&city=madrid`)).toEqual([near.id])
    expect(await ids(`?search=${mark}&state=cancelled`)).toEqual([over.id])
    expect(await ids(`?search=${bookingReference({ id: far.id, idempotencyKey: far.key })}`)).toEqual([
      far.id,
    ])
    expect(await ids('?search=%25')).toEqual([])
    expect(await desk.call('/rides?state=nowhere', { as: ana })).toMatchObject({ status: 400 })
  })
})

describe('the customer', () => {
  test('sees nothing of others’ data, and a link that is not ours leads nowhere', async () => {
    const { id } = await book()
    const other = await book()
    const text = JSON.stringify((await customer('/status', id)).body)
    expect(text).not.toMatch(/mei@mail|\+81901234567|Tanaka|Ana Ruiz/)
    const mine = rideToken(desk.dependencies.accountKeys, id)
    for (const link of ['', id, `${other.id}.${mine.split('.')[1]}`, `${mine}x`, `${mine}.x`])
      expect((await customer('/status', id, { link })).status).toBe(404)
    await desk.run('delete from public.bookings where id = $1', [id])
    expect((await customer('/status', id)).status).toBe(404)
  })

  test('accepts no quote that has run out: it expires once, by mail, and the desk may quote again', async () => {
    const { id } = await book()
    await move(id, 1, 'quote', { ...quote(), validUntil: inHours(1) })
    const later = new Date(desk.clock.now.getTime() + hourMs)
    const { database } = desk.dependencies
    expect(await expireQuotes(database, new Date(later.getTime() - 1))).toBe(0)
    expect(await expireQuotes(database, later)).toBe(1)
    expect(await expireQuotes(database, later)).toBe(0)
    expect(await answer(id, 2, 'accept')).toMatchObject({ status: 409, body: { code: 'moved_meanwhile' } })
    expect(await answer(id, 3, 'accept')).toMatchObject({ status: 422, body: { code: 'not_now' } })
    expect((await move(id, 3, 'quote', { ...quote(), validUntil: inHours(30) })).status).toBe(200)
    expect(await mailsOf(id)).toEqual(['quote', 'expire', 'quote'])
  })

  test('cancels for the fee that the page has shown, and for no other', async () => {
    const { id } = await book({ pickup_date: inHours(23) })
    await move(id, 1, 'quote', quote())
    expect((await customer('/status', id)).body.cancelFeeMinor).toBe(0)
    await answer(id, 2, 'accept')
    expect((await customer('/status', id)).body.cancelFeeMinor).toBe(5500)
    expect(await answer(id, 3, 'cancel')).toMatchObject({ status: 422, body: { code: 'fee' } })
    expect(await answer(id, 3, 'cancel', { feeMinor: 5500 })).toMatchObject({
      status: 200,
      body: { ride: { state: 'cancelled', cancellation: { by: 'customer', feeMinor: 5500 } }, moves: [] },
    })
    expect(await mailsOf(id)).toEqual(['quote', 'accept', 'cancel'])
  })

  test('makes no move of the desk', async () => {
    const { id } = await book()
    expect((await answer(id, 1, 'quote', quote())).status).toBe(400)
    expect((await answer(id, 1, 'finish')).status).toBe(400)
  })
})

test('any moves by two dispatchers and a customer at once: no state that the rules do not lead to, one mail and one audit line a move', async () => {
  const names = [
    'quote',
    'confirm',
    'depart',
    'arrive',
    'board',
    'finish',
    'no-show',
    'call-off',
    'cancel',
    'grant-change',
    'refuse-change',
  ] as const
  const detailsOf = {
    quote: quote(),
    confirm: driver,
    'call-off': { by: 'business', feeMinor: 0 },
    cancel: { by: 'business', feeMinor: 0 },
  }
  const byDesk = fc.record({ who: fc.constantFrom('ana', 'ben'), name: fc.constantFrom(...names) })
  const byCustomer = fc.record({
    who: fc.constant('customer'),
    name: fc.constantFrom('accept', 'decline', 'cancel', 'ask-change'),
  })
  const rounds = fc.array(fc.array(fc.oneof(byDesk, byCustomer, byDesk), { minLength: 1, maxLength: 3 }), {
    minLength: 3,
    maxLength: 12,
  })
  const silent = new Set(['request', 'board', 'finish', 'ask-change'])
  await fc.assert(
    fc.asyncProperty(rounds, async (sequence) => {
      const { id } = await book()
      for (const atOnce of sequence) {
        const { ride } = await read(id)
        await Promise.all(
          atOnce.map(({ who, name }) =>
            who === 'customer'
              ? answer(id, ride.version, name, name === 'ask-change' ? { pickupAt: inHours(90) } : {})
              : move(
                  id,
                  ride.version,
                  name,
                  (detailsOf as Record<string, unknown>)[name] ?? {},
                  who === 'ana' ? ana : ben,
                ),
          ),
        )
      }
      const { ride, history } = await read(id)
      expect(history.map(({ version }) => version)).toEqual(history.map((_, n) => n + 1))
      expect(ride).toMatchObject({ version: history.length, state: history.at(-1)?.state })
      for (const [n, line] of history.entries()) {
        if (n === 0) continue
        const step = { move: line.move, from: history[n - 1]?.state, to: line.state, by: line.mover }
        expect(rideSteps).toContainEqual(step)
      }
      const made = history.map((line) => line.move)
      expect(await mailsOf(id)).toEqual(made.filter((name) => !silent.has(name)))
      const audit = await desk.run('select action from app.audit_log where subject_id = $1 order by id', [id])
      expect(audit.map(({ action }) => action)).toEqual(made.slice(1).map((name) => `ride.${name}`))
    }),
    { numRuns: 25 },
  )
})

describe('another time', () => {
  test('is asked for behind the link, granted at the desk, mailed with the calendar’s new time, and the old entry’s number grows', async () => {
    const { id } = await book()
    await move(id, 1, 'quote', quote())
    await answer(id, 2, 'accept')
    const pickupAt = inHours(96)
    expect((await answer(id, 3, 'ask-change', { pickupAt })).body).toMatchObject({
      ride: { asked: { pickupAt } },
    })
    expect((await read(id)).moves).toEqual(['confirm', 'cancel', 'grant-change', 'refuse-change'])
    const { body } = await move(id, 4, 'grant-change')
    expect(body).toMatchObject({ ride: { pickupAt, asked: null, state: 'accepted', version: 5 } })
    const [mail] = await desk.run(
      `select payload from app.outgoing_mail where booking_id = $1 and payload -> 'ride' ->> 'move' = 'grant-change'`,
      [id],
    )
    expect(mail?.payload).toMatchObject({
      pickupAt,
      ride: { version: 5, quote: { freeUntil: inHours(72) } },
    })
    expect(await mailsOf(id)).toEqual(['quote', 'accept', 'grant-change'])
  })

  test('is refused with its words, and not asked for by a time that has passed', async () => {
    const { id } = await book()
    expect(await answer(id, 1, 'ask-change', { pickupAt: inHours(-1) })).toMatchObject({
      status: 422,
      body: { code: 'change_time' },
    })
    expect(await answer(id, 1, 'ask-change')).toMatchObject({ status: 422, body: { code: 'details' } })
    await answer(id, 1, 'ask-change', { pickupAt: inHours(50) })
    expect((await move(id, 2, 'refuse-change')).body).toMatchObject({
      ride: { pickupAt: inHours(72), asked: null },
    })
    expect((await move(id, 3, 'grant-change')).body).toMatchObject({ code: 'not_now' })
  })

  test('of a quote that runs out it is forgotten with it', async () => {
    const { id } = await book()
    await move(id, 1, 'quote', quote())
    await answer(id, 2, 'ask-change', { pickupAt: inHours(50) })
    await expireQuotes(desk.dependencies.database, new Date(desk.clock.now.getTime() + 21 * hourMs))
    expect((await read(id)).ride).toMatchObject({ state: 'expired', asked: null })
  })
})

test('a ride that was agreed on names where it is paid, as the operator has set it; none before', async () => {
  const paid = await openDesk({ PAYMENT_URL: 'https://pay.example/{reference}?amount={amount}' })
  try {
    const dispatcher = await paid.addMember('dispatcher')
    const [row] = await paid.run(
      `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      values ('Mei Tanaka', 'mei@mail.example', '+81', $1, 'Hotel', 'Airport') returning id`,
      [inHours(72)],
    )
    const id = String(row?.id)
    const status = async () => {
      const response = await paid.app.request('http://127.0.0.1:3000/ride/v1/status', {
        method: 'POST',
        headers: { apikey: testKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ link: rideToken(paid.dependencies.accountKeys, id) }),
      })
      return (await response.json()) as CustomerRide
    }
    const step = (version: number, name: string, details: object = {}) =>
      paid.call(`/rides/${id}/moves`, { as: dispatcher, body: { version, move: name, details } })
    await step(1, 'quote', quote(9050))
    expect((await status()).paymentUrl).toBe(null)
    await step(2, 'accept')
    const { paymentUrl, ride } = await status()
    expect(paymentUrl).toBe(`https://pay.example/${ride.reference}?amount=90.50`)
  } finally {
    await paid.close()
  }
})

describe('the rides of an account', () => {
  const mine = async (token: string) => {
    const response = await desk.app.request('http://127.0.0.1:3000/ride/v1/mine', {
      headers: { apikey: testKey, Authorization: `Bearer ${token}` },
    })
    return { status: response.status, body: (await response.json()) as { rides?: OwnRide[]; code?: string } }
  }

  test('are given with how they stand and a link that opens them, to nobody else', async () => {
    const owner = await desk.addAccount()
    const other = await desk.addAccount()
    const sooner = await book({ user_id: owner.id })
    const later = await book({ user_id: owner.id, pickup_date: inHours(96) })
    await book({ user_id: other.id })
    await move(sooner.id, 1, 'quote', quote())
    const { status, body } = await mine(owner.token)
    expect(status).toBe(200)
    expect(body.rides?.map(({ id, state }) => ({ id, state }))).toEqual([
      { id: later.id, state: 'requested' },
      { id: sooner.id, state: 'quoted' },
    ])
    expect(body.rides?.[1]?.link).toBe(rideToken(desk.dependencies.accountKeys, sooner.id))
  })

  test('are given to nobody without a session that is alive', async () => {
    const owner = await desk.addAccount()
    expect(await mine(testKey)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
    await desk.run('delete from auth.sessions where id = $1', [owner.session])
    expect((await mine(owner.token)).status).toBe(401)
  })
})
