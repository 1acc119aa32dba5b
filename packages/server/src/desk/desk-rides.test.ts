import { randomUUID } from 'node:crypto'
import { bookingReference } from '@retour/domain/booking/booking-reference'
import { rideSteps } from '@retour/domain/rides/ride-moves'
import type { DeskQueue } from '@retour/domain/wire/ride'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireQuotes } from '#server/rides/expire-quotes'
import { rideToken } from '#server/mail/ride-link'
import { ridesOf } from './testing/desk-rides.ts'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

const hourMs = 3_600_000
const driver = { name: 'Karim Benali', car: 'Luxury Sedan', plate: 'GH-482-KM', phone: '+33612345678' }

let desk: DeskApp
let ana: Member
let ben: Member
let rides: ReturnType<typeof ridesOf>
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
  ben = await desk.addMember('owner', 'Ben Martin')
  rides = ridesOf(desk, ana)
})
afterAll(() => desk.close())

const list = async (query = '', as = ana) =>
  (await desk.call(`/rides${query}`, { as })).body as unknown as DeskQueue

describe('a ride, from the request to the end', () => {
  test('the desk quotes, the customer accepts, the desk confirms and drives; each sees each, and gets one mail a move', async () => {
    const { id } = await rides.book()
    expect((await rides.move(id, 1, 'quote', rides.quote())).status).toBe(200)
    const seen = await rides.customer('/status', id)
    expect(seen.body).toMatchObject({
      ride: { state: 'quoted', quote: { priceMinor: 11_000, lateFeeMinor: 5500, note: 'Meet at the door' } },
      moves: ['accept', 'decline', 'cancel', 'ask-change'],
      cancelFeeMinor: 0,
    })
    expect((await rides.answer(id, 2, 'accept')).status).toBe(200)
    expect((await rides.read(id)).moves).toEqual(['confirm', 'cancel'])
    expect((await rides.move(id, 3, 'confirm', driver, ben)).status).toBe(200)
    for (const [version, name] of [
      [4, 'depart'],
      [5, 'arrive'],
      [6, 'board'],
      [7, 'finish'],
    ] as const)
      expect((await rides.move(id, version, name)).status).toBe(200)
    const { ride, history, moves } = await rides.read(id)
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
    expect(await rides.mailsOf(id)).toEqual(['quote', 'accept', 'confirm', 'depart', 'arrive'])
  })

  test('of two dispatchers on one version one wins; the other is told who, what and when, and nothing of theirs is done', async () => {
    const { id } = await rides.book()
    const answers = await Promise.all([
      rides.move(id, 1, 'quote', rides.quote(9000), ana),
      rides.move(id, 1, 'quote', rides.quote(8000), ben),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    const { ride, history } = await rides.read(id)
    expect(lost?.body).toMatchObject({
      code: 'moved_meanwhile',
      current: { version: 2, move: 'quote', state: 'quoted', name: history[1]?.name, at: history[1]?.at },
    })
    expect(ride.version).toBe(2)
    expect(await rides.mailsOf(id)).toEqual(['quote'])
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
    const { id } = await rides.book()
    expect(await rides.move(id, 1, name, details)).toMatchObject({ status, body: { code } })
    expect((await rides.read(id)).ride.version).toBe(1)
  })

  test('an auditor reads and moves nothing; an editor finds no ride; without the second factor nobody does', async () => {
    const { id } = await rides.book()
    const auditor = await desk.addMember('auditor')
    expect((await rides.read(id, auditor)).moves).toEqual([])
    expect(await rides.move(id, 1, 'quote', rides.quote(), auditor)).toMatchObject({
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
    expect(await rides.move(id, 1, 'quote', rides.quote(), bare)).toMatchObject({ status: 403 })
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
    const far = await rides.book({ full_name: `Far ${mark}`, pickup_date: rides.inHours(90) })
    const near = await rides.book({
      full_name: `Near ${mark}`,
      pickup_date: rides.inHours(30),
      city: 'madrid',
      country: 'spain',
    })
    const over = await rides.book({ full_name: `Over ${mark}` })
    await rides.move(over.id, 1, 'cancel', { by: 'business', feeMinor: 0 })
    const ids = async (query: string) => (await list(query)).rides.map(({ id }) => id)
    expect(await ids(`?search=${mark}`)).toEqual([near.id, far.id])
    expect(await ids(`?search=${mark}&city=madrid`)).toEqual([near.id])
    expect(await ids(`?search=${mark}&state=cancelled`)).toEqual([over.id])
    expect(await ids(`?search=${bookingReference({ id: far.id, idempotencyKey: far.key })}`)).toEqual([
      far.id,
    ])
    const third = await rides.book({
      full_name: `Ada ${mark}`,
      phone: '+33 (0)6 98-76-54-32',
      email: `ada.${mark}@mail.example`,
      flight_number: 'LH 1234',
      pickup_location: 'Gare du Nord',
    })
    const ways = [
      '6 98 76',
      '5432',
      '+33 (0)6 98-76-54-32',
      `lh 1234 ${mark}`,
      `nord ${mark}`,
      `ADA.${mark}@mail.ex`,
    ]
    const searchFor = async (words: string) => [
      words,
      await ids(`?${new URLSearchParams({ search: words }).toString()}`),
    ]
    for (const words of ways) expect(await searchFor(words)).toEqual([words, [third.id]])
    for (const words of [`ord ${mark}`, '54321', `ada.${mark}@other`, '--', "':*"])
      expect(await searchFor(words)).toEqual([words, []])
    expect(await ids('?search=%25')).toEqual([])
    expect(await desk.call('/rides?state=nowhere', { as: ana })).toMatchObject({ status: 400 })
  })
})

describe('the customer', () => {
  test('a word that more than 5,000 rides have finds the same, in the same order', async () => {
    await desk.run('alter table public.bookings disable trigger user')
    await desk.run('alter table app.rides disable trigger user')
    await desk.run(
      `with made as (insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
          select 'Crowd ' || case when n % 500 = 0 then 'Even' else 'Odd' end, 'crowd@mail.example', '+1 555',
            now() + n * interval '1 minute', 'Hotel', 'Airport' from generate_series(1, 5100) as n returning id)
        insert into app.rides (booking_id) select id from made`,
    )
    await desk.run('alter table public.bookings enable trigger user')
    await desk.run('alter table app.rides enable trigger user')
    const crowd = await list('?search=crowd')
    expect([crowd.rides.length, crowd.hasMore]).toEqual([200, true])
    const pickups = crowd.rides.map(({ pickupAt }) => pickupAt)
    expect(pickups).toEqual(pickups.toSorted())
    expect((await list('?search=crowd+even')).rides.length).toBe(10)
    await desk.run(`delete from public.bookings where email = 'crowd@mail.example'`)
  })

  test('sees nothing of others’ data, and a link that is not ours leads nowhere', async () => {
    const { id } = await rides.book()
    const other = await rides.book()
    const text = JSON.stringify((await rides.customer('/status', id)).body)
    expect(text).not.toMatch(/mei@mail|\+81901234567|Tanaka|Ana Ruiz/)
    const mine = rideToken(desk.dependencies.accountKeys, id)
    for (const link of ['', id, `${other.id}.${mine.split('.')[1]}`, `${mine}x`, `${mine}.x`])
      expect((await rides.customer('/status', id, { link })).status).toBe(404)
    await desk.run('delete from public.bookings where id = $1', [id])
    expect((await rides.customer('/status', id)).status).toBe(404)
  })

  test('accepts no quote that has run out: it expires once, by mail, and the desk may quote again', async () => {
    const { id } = await rides.book()
    await rides.move(id, 1, 'quote', { ...rides.quote(), validUntil: rides.inHours(1) })
    const later = new Date(desk.clock.now.getTime() + hourMs)
    const { database } = desk.dependencies
    expect(await expireQuotes(database, new Date(later.getTime() - 1))).toBe(0)
    expect(await expireQuotes(database, later)).toBe(1)
    expect(await expireQuotes(database, later)).toBe(0)
    expect(await rides.answer(id, 2, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'moved_meanwhile' },
    })
    expect(await rides.answer(id, 3, 'accept')).toMatchObject({ status: 422, body: { code: 'not_now' } })
    expect(
      (await rides.move(id, 3, 'quote', { ...rides.quote(), validUntil: rides.inHours(30) })).status,
    ).toBe(200)
    expect(await rides.mailsOf(id)).toEqual(['quote', 'expire', 'quote'])
  })

  test('cancels for the fee that the page has shown, and for no other', async () => {
    const { id } = await rides.book({ pickup_date: rides.inHours(23) })
    await rides.move(id, 1, 'quote', rides.quote())
    expect((await rides.customer('/status', id)).body.cancelFeeMinor).toBe(0)
    await rides.answer(id, 2, 'accept')
    expect((await rides.customer('/status', id)).body.cancelFeeMinor).toBe(5500)
    expect(await rides.answer(id, 3, 'cancel')).toMatchObject({ status: 422, body: { code: 'fee' } })
    expect(await rides.answer(id, 3, 'cancel', { feeMinor: 5500 })).toMatchObject({
      status: 200,
      body: { ride: { state: 'cancelled', cancellation: { by: 'customer', feeMinor: 5500 } }, moves: [] },
    })
    expect(await rides.mailsOf(id)).toEqual(['quote', 'accept', 'cancel'])
  })

  test('makes no move of the desk', async () => {
    const { id } = await rides.book()
    expect((await rides.answer(id, 1, 'quote', rides.quote())).status).toBe(400)
    expect((await rides.answer(id, 1, 'finish')).status).toBe(400)
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
    quote: rides.quote(),
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
      const { id } = await rides.book()
      for (const atOnce of sequence) {
        const { ride } = await rides.read(id)
        await Promise.all(
          atOnce.map(({ who, name }) =>
            who === 'customer'
              ? rides.answer(
                  id,
                  ride.version,
                  name,
                  name === 'ask-change' ? { pickupAt: rides.inHours(90) } : {},
                )
              : rides.move(
                  id,
                  ride.version,
                  name,
                  (detailsOf as Record<string, unknown>)[name] ?? {},
                  who === 'ana' ? ana : ben,
                ),
          ),
        )
      }
      const { ride, history } = await rides.read(id)
      expect(history.map(({ version }) => version)).toEqual(history.map((_, n) => n + 1))
      expect(ride).toMatchObject({ version: history.length, state: history.at(-1)?.state })
      for (const [n, line] of history.entries()) {
        if (n === 0) continue
        const step = { move: line.move, from: history[n - 1]?.state, to: line.state, by: line.mover }
        expect(rideSteps).toContainEqual(step)
      }
      const made = history.map((line) => line.move)
      expect(await rides.mailsOf(id)).toEqual(made.filter((name) => !silent.has(name)))
      const audit = await desk.run('select action from app.audit_log where subject_id = $1 order by id', [id])
      expect(audit.map(({ action }) => action)).toEqual(made.slice(1).map((name) => `ride.${name}`))
    }),
    { numRuns: 25 },
  )
})
