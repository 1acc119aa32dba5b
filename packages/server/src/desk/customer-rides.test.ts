import { maxChangeRequests } from '@retour/domain/rides/ride'
import type { CustomerRide, OwnRide } from '@retour/domain/wire/ride'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rideToken } from '#server/mail/ride-link'
import { expireQuotes } from '#server/rides/expire-quotes'
import { testKey } from '#server/testing/open-test-app'
import { ridesOf } from './testing/desk-rides.ts'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

const hourMs = 3_600_000

let desk: DeskApp
let ana: Member
let rides: ReturnType<typeof ridesOf>
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
  rides = ridesOf(desk, ana)
})
afterAll(() => desk.close())

describe('another time', () => {
  test('is asked for behind the link, granted at the desk, mailed with the calendar’s new time, and the old entry’s number grows', async () => {
    const { id } = await rides.book()
    await rides.move(id, 1, 'quote', rides.quote())
    await rides.answer(id, 2, 'accept')
    const pickupAt = rides.inHours(96)
    expect((await rides.answer(id, 3, 'ask-change', { pickupAt })).body).toMatchObject({
      ride: { asked: { pickupAt } },
    })
    expect((await rides.read(id)).moves).toEqual(['confirm', 'cancel', 'grant-change', 'refuse-change'])
    const { body } = await rides.move(id, 4, 'grant-change')
    expect(body).toMatchObject({ ride: { pickupAt, asked: null, state: 'accepted', version: 5 } })
    const [mail] = await desk.run(
      `select payload from app.outgoing_mail where booking_id = $1 and payload -> 'ride' ->> 'move' = 'grant-change'`,
      [id],
    )
    expect(mail?.payload).toMatchObject({
      pickupAt,
      ride: { version: 5, quote: { freeUntil: rides.inHours(72) } },
    })
    expect(await rides.mailsOf(id)).toEqual(['quote', 'accept', 'grant-change'])
  })

  test('is refused with its words, and not asked for by a time that has passed', async () => {
    const { id } = await rides.book()
    expect(await rides.answer(id, 1, 'ask-change', { pickupAt: rides.inHours(-1) })).toMatchObject({
      status: 422,
      body: { code: 'change_time' },
    })
    expect(await rides.answer(id, 1, 'ask-change')).toMatchObject({ status: 422, body: { code: 'details' } })
    await rides.answer(id, 1, 'ask-change', { pickupAt: rides.inHours(50) })
    expect((await rides.move(id, 2, 'refuse-change')).body).toMatchObject({
      ride: { pickupAt: rides.inHours(72), asked: null },
    })
    expect((await rides.move(id, 3, 'grant-change')).body).toMatchObject({ code: 'not_now' })
  })

  test('is asked for once until it is answered, and five times a ride; the database refuses more, whoever writes', async () => {
    const { id } = await rides.book()
    const ask = (version: number) => rides.answer(id, version, 'ask-change', { pickupAt: rides.inHours(50) })
    const askPast = () =>
      desk.run(
        `update app.rides set move = 'ask-change', mover = 'customer', version = version + 1, moved_at = now(),
          asked_pickup_at = now() + interval '50 hours' where booking_id = $1`,
        [id],
      )
    for (let version = 1; version < 2 * maxChangeRequests; version += 2) {
      expect((await ask(version)).status).toBe(200)
      expect(await ask(version + 1)).toMatchObject({ status: 422, body: { code: 'change_open' } })
      await expect(askPast()).rejects.toThrow('asked for already')
      expect((await rides.move(id, version + 1, 'refuse-change')).status).toBe(200)
    }
    const last = await ask(2 * maxChangeRequests + 1)
    expect(last).toMatchObject({ status: 422, body: { code: 'change_often' } })
    await expect(askPast()).rejects.toThrow('five times')
    expect((await rides.customer('/status', id)).body).toMatchObject({
      moves: ['cancel'],
      ride: { askedTimes: maxChangeRequests },
    })
  })

  test('of a quote that runs out it is forgotten with it', async () => {
    const { id } = await rides.book()
    await rides.move(id, 1, 'quote', rides.quote())
    await rides.answer(id, 2, 'ask-change', { pickupAt: rides.inHours(50) })
    await expireQuotes(desk.dependencies.database, new Date(desk.clock.now.getTime() + 21 * hourMs))
    expect((await rides.read(id)).ride).toMatchObject({ state: 'expired', asked: null })
  })
})

test('a ride that was agreed on names where it is paid, as the operator has set it; none before', async () => {
  const paid = await openDesk({ PAYMENT_URL: 'https://pay.example/{reference}?amount={amount}' })
  try {
    const dispatcher = await paid.addMember('dispatcher')
    const [row] = await paid.run(
      `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      values ('Mei Tanaka', 'mei@mail.example', '+81', $1, 'Hotel', 'Airport') returning id`,
      [rides.inHours(72)],
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
    await step(1, 'quote', rides.quote(9050))
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
    const sooner = await rides.book({ user_id: owner.id })
    const later = await rides.book({ user_id: owner.id, pickup_date: rides.inHours(96) })
    await rides.book({ user_id: other.id })
    await rides.move(sooner.id, 1, 'quote', rides.quote())
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
