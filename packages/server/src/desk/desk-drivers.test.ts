import type { DriverRecord, ListedDriver } from '@retour/domain/rides/drivers'
import type { DeskDrivers, DeskRideAnswer, DriverRides } from '@retour/domain/wire/ride'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testKey } from '#server/testing/open-test-app'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

const hourMs = 3_600_000
let desk: DeskApp
let ana: Member
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
})
afterAll(() => desk.close())

const inHours = (hours: number) => new Date(desk.clock.now.getTime() + hours * hourMs).toISOString()
const day = (days: number) => inHours(days * 24).slice(0, 10)
const karim = (changes: Partial<DriverRecord> = {}): DriverRecord => ({
  name: 'Karim Benali',
  partner: null,
  phone: '+33612345678',
  car: 'Mercedes E-Class',
  plate: 'GH-482-KM',
  vehicle: 'sedan',
  seats: 3,
  languages: ['fr', 'en', 'ar'],
  isFree: true,
  papers: { licence: day(30), permit: day(60), insurance: null },
  ...changes,
})
const add = async (changes: Partial<DriverRecord> = {}, as = ana) => {
  const { status, body } = await desk.call('/drivers', { as, body: karim(changes) })
  return { status, driver: body as unknown as ListedDriver }
}
const list = async (as = ana) => (await desk.call('/drivers', { as })).body as unknown as DeskDrivers
const named = ({ id, name, car, plate, phone }: ListedDriver) => ({ id, name, car, plate, phone })
const move = (id: string, version: number, name: string, details: object = {}) =>
  desk.call(`/rides/${id}/moves`, { as: ana, body: { version, move: name, details } })
const read = async (id: string) =>
  (await desk.call(`/rides/${id}`, { as: ana })).body as unknown as DeskRideAnswer

/** Creates a ride that needs a driver. Its version is 3. */
const acceptedRide = async (hours = 20) => {
  const [row] = await desk.run(
    `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location, flight_number)
      values ('Mei Tanaka', 'mei@mail.example', '+81901234567', $1, 'Rue de la Paix', 'CDG Terminal 2E', 'AF 274') returning id`,
    [inHours(hours)],
  )
  const id = String(row?.id)
  await move(id, 1, 'quote', { priceMinor: 9000, currency: 'EUR', note: '', validUntil: inHours(hours / 2) })
  await move(id, 2, 'accept')
  return id
}
const linkOf = async ({ id }: ListedDriver, isNew = false) =>
  String((await desk.call(`/drivers/${id}/link`, { as: ana, body: { isNew } })).body.link)
const driver = async (path: string, body: object) => {
  const response = await desk.app.request(`http://127.0.0.1:3000/ride/v1/driver${path}`, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as DriverRides & { code?: string } }
}
const tap = (link: string, rideId: string, name: string, agoMs = 0) =>
  driver('/moves', { link, rideId, move: name, agoMs })

describe('the list of drivers', () => {
  test('is added to and changed by dispatchers, read by auditors, and the second who changes is told', async () => {
    const { status, driver: savedDriver } = await add()
    expect(status).toBe(200)
    expect(savedDriver).toEqual({ ...karim(), id: savedDriver.id, version: 1 })
    const auditor = await desk.addMember('auditor')
    expect((await list(auditor)).drivers).toContainEqual(savedDriver)
    expect(await list(auditor)).toMatchObject({ mayChange: false })
    expect((await add({}, auditor)).status).toBe(403)
    const editor = await desk.addMember('editor')
    expect((await list(editor)).drivers).toEqual([])
    expect((await desk.call('/drivers', { as: await desk.addAccount('owner') })).status).toBe(403)

    const change = (version: number, changes: Partial<DriverRecord>) =>
      desk.call(`/drivers/${savedDriver.id}`, { as: ana, body: { version, driver: karim(changes) } })
    expect((await change(1, { isFree: false })).body).toMatchObject({ version: 2, isFree: false })
    expect(await change(1, { seats: 2 })).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await list()).drivers.find(({ id }) => id === savedDriver.id)).toMatchObject({
      seats: 3,
      isFree: false,
    })
    expect((await add({ languages: ['french'] })).status).toBe(400)
  })
})

describe('a ride with a driver of the list', () => {
  test('names them to the customer, and says at the desk who is busy', async () => {
    const { driver: sofia } = await add({ name: 'Sofia Marín' })
    const id = await acceptedRide()
    const { body } = await move(id, 3, 'confirm', named(sofia))
    expect(body).toMatchObject({ ride: { state: 'confirmed', driver: named(sofia) } })
    expect((await list()).driven).toContainEqual(
      expect.objectContaining({ id, driverId: sofia.id, state: 'confirmed' }),
    )
    expect((await move(id, 4, 'confirm', { name: 'Luc', car: 'Sedan', plate: 'X', phone: '1' })).status).toBe(
      200,
    )
    expect((await read(id)).ride.driver).toMatchObject({ id: null, name: 'Luc' })
  })

  const withPapers = (papers: Partial<DriverRecord['papers']>) => ({
    papers: { licence: null, permit: null, insurance: null, ...papers },
  })
  test.each([
    ['whose licence has ended', () => withPapers({ licence: day(-1) }), 'driver_paper'],
    ['whose permit ends before the pickup', () => withPapers({ permit: day(1) }), 'driver_paper'],
    ['who takes no rides', () => ({ isFree: false }), 'driver_not_free'],
  ])('is not confirmed with one %s', async (_who, changes, code) => {
    const { driver: luc } = await add(changes())
    const id = await acceptedRide(72)
    expect(await move(id, 3, 'confirm', named(luc))).toMatchObject({ status: 422, body: { code } })
    expect((await read(id)).ride).toMatchObject({ state: 'accepted', driver: null })
  })

  test('is not confirmed with one that nobody knows', async () => {
    const id = await acceptedRide()
    const { driver: luc } = await add()
    expect((await move(id, 3, 'confirm', { ...named(luc), id: crypto.randomUUID() })).status).toBe(404)
  })
})

describe('a driver’s own link', () => {
  const drivenRide = async (hours?: number) => {
    const { driver: savedDriver } = await add()
    const id = await acceptedRide(hours)
    expect((await move(id, 3, 'confirm', named(savedDriver))).status).toBe(200)
    return { id, savedDriver, link: await linkOf(savedDriver) }
  }

  test('shows the rides of tonight and tomorrow, and moves them to the end under the driver’s name', async () => {
    const { id, savedDriver, link } = await drivenRide()
    const later = await acceptedRide(40)
    await move(later, 3, 'confirm', named(savedDriver))
    const { status, body } = await driver('/rides', { link })
    expect(status).toBe(200)
    expect(body).toMatchObject({ driver: { name: 'Karim Benali' } })
    expect(body.rides).toHaveLength(1)
    expect(body.rides[0]).toMatchObject({
      id,
      fullName: 'Mei Tanaka',
      phone: '+81901234567',
      moves: ['depart'],
    })
    expect(JSON.stringify(body)).not.toMatch(/mei@mail\.example|9000/)
    for (const name of ['depart', 'arrive', 'board', 'finish'])
      expect((await tap(link, id, name)).status).toBe(200)
    expect((await driver('/rides', { link })).body.rides).toEqual([])
    const { ride, history } = await read(id)
    expect(ride.state).toBe('done')
    expect(history.slice(-4).map(({ move: made, mover }) => [made, mover])).toEqual(
      ['depart', 'arrive', 'board', 'finish'].map((made) => [made, 'driver']),
    )
    expect(
      await desk.run(
        `select distinct actor_kind, actor_id from app.audit_log where subject_id = $1 and action = 'ride.depart'`,
        [id],
      ),
    ).toEqual([{ actor_kind: 'driver', actor_id: savedDriver.id }])
  })

  test('what is an hour old is no news to the customer: no mail says it; what is fresh is mailed', async () => {
    const mails = (id: string) =>
      desk.run(
        `select payload -> 'ride' ->> 'move' as move from app.outgoing_mail where booking_id = $1 and kind = 'ride-moved' order by 1`,
        [id],
      )
    const moves = async (id: string) => (await mails(id)).map((mail) => mail.move)
    const [old, fresh] = [await drivenRide(), await drivenRide()]
    await desk.run(`alter table app.rides disable trigger user`)
    await desk.run(`update app.rides set moved_at = now() - interval '3 hours' where booking_id = any($1)`, [
      [old.id, fresh.id],
    ])
    await desk.run(`alter table app.rides enable trigger user`)
    await tap(old.link, old.id, 'depart', hourMs)
    await tap(fresh.link, fresh.id, 'depart', 60_000)
    expect(await moves(old.id)).not.toContain('depart')
    expect(await moves(fresh.id)).toContain('depart')
  })

  test('refuses what the ride does not allow, and rides of others', async () => {
    const { id, link } = await drivenRide()
    expect(await tap(link, id, 'board')).toMatchObject({ status: 422, body: { code: 'not_now' } })
    const other = await drivenRide()
    expect(await tap(link, other.id, 'depart')).toMatchObject({ status: 404, body: { code: 'unknown_ride' } })
    const { driver: sofia } = await add()
    await move(id, 4, 'confirm', named(sofia))
    expect((await tap(link, id, 'depart')).status).toBe(404)
    expect(await tap(link, id, 'accept')).toMatchObject({ status: 400 })
  })

  test('opens nothing when it is forged, or when a new one was made', async () => {
    const { savedDriver, link } = await drivenRide()
    const [id, version, mark = ''] = link.split('.')
    for (const forged of [
      '',
      'x',
      `${id}.${Number(version) + 1}.${mark}`,
      `${id}.${version}.${mark}A`,
      `${id}.${mark}`,
    ])
      expect((await driver('/rides', { link: forged })).status).toBe(404)
    const next = await linkOf(savedDriver, true)
    expect((await driver('/rides', { link })).status).toBe(404)
    expect((await driver('/rides', { link: next })).status).toBe(200)
    expect(await linkOf(savedDriver)).toBe(next)
  })

  test('a tap that was kept counts from when it was made, and comes twice without harm', async () => {
    const { id, link } = await drivenRide()
    desk.clock.pass(hourMs / 2)
    const madeAt = inHours(-0.25)
    expect((await tap(link, id, 'depart', hourMs / 4)).status).toBe(200)
    expect((await tap(link, id, 'depart', hourMs / 4)).status).toBe(200)
    expect((await tap(link, id, 'arrive', hourMs / 6)).status).toBe(200)
    const { history } = await read(id)
    expect(history.filter(({ move: made }) => made === 'depart')).toMatchObject([{ at: madeAt }])
    expect(history.at(-1)).toMatchObject({ move: 'arrive', at: inHours(-1 / 6) })
  })
})

describe('the erasure of a driver', () => {
  const preview = (id: string, as: Member) => desk.call(`/drivers/${id}/look`, { as, body: {} })
  const erase = (id: string, typed: string, as: Member) =>
    desk.call(`/drivers/${id}/erase`, { as, body: { typed } })

  test('is the owner’s, behind the name: what customers were told stays, the link opens nothing, the log names nobody', async () => {
    const owner = await desk.addMember('owner', 'Olga Weiss')
    const { driver: nadia } = await add({ name: 'Nadia Example' })
    const link = await linkOf(nadia)
    const id = await acceptedRide()
    await move(id, 3, 'confirm', named(nadia))
    expect((await preview(nadia.id, ana)).status).toBe(403)
    expect(await erase(nadia.id, 'Nadia Example', ana)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    })
    expect((await list(owner)).mayErase).toBe(true)
    expect((await preview(nadia.id, owner)).body).toMatchObject({
      name: 'Nadia Example',
      openRides: 1,
      pastRides: 0,
    })
    expect(await erase(nadia.id, 'nadia  example ', owner)).toMatchObject({
      status: 409,
      body: { code: 'driver_drives' },
    })
    for (const [n, name] of (['depart', 'arrive', 'board', 'finish'] as const).entries())
      expect((await move(id, 4 + n, name)).status).toBe(200)
    expect((await preview(nadia.id, owner)).body).toMatchObject({ openRides: 0, pastRides: 1, auditLines: 1 })
    expect(await erase(nadia.id, 'Nadia', owner)).toMatchObject({
      status: 422,
      body: { code: 'not_confirmed' },
    })
    expect((await erase(nadia.id, 'nadia  example ', owner)).status).toBe(200)
    expect((await list()).drivers.map((one) => one.id)).not.toContain(nadia.id)
    expect((await driver('/rides', { link })).status).toBe(404)
    expect((await read(id)).ride.driver).toMatchObject({ name: 'Nadia Example', plate: nadia.plate })
    expect((await preview(nadia.id, owner)).body).toMatchObject({ code: 'unknown_driver' })
    expect(
      await desk.run(
        `select actor_id, before from app.audit_log where action = 'driver.erase' and subject_id = $1`,
        [nadia.id],
      ),
    ).toEqual([{ actor_id: owner.id, before: { version: 1 } }])
  })

  test.each(['', '/link', '/look', '/erase'])(
    'an id that is no uuid is an unknown driver: %s',
    async (verb) => {
      expect(await desk.call(`/drivers/nadia${verb}`, { as: ana, body: {} })).toMatchObject({
        status: 404,
        body: { code: 'unknown_driver' },
      })
    },
  )

  test('nobody is sent who is not in the list any more', async () => {
    const owner = await desk.addMember('owner')
    const { driver: luc } = await add({ name: 'Luc Example' })
    expect((await erase(luc.id, 'Luc Example', owner)).status).toBe(200)
    const id = await acceptedRide()
    expect(await move(id, 3, 'confirm', named(luc))).toMatchObject({
      status: 404,
      body: { code: 'unknown_driver' },
    })
    await expect(
      desk.run(
        `update app.rides set move = 'confirm', state = 'confirmed', mover = 'owner', version = version + 1, moved_at = now(),
          driver_id = $2, driver_name = 'L', driver_car = 'c', driver_plate = 'p', driver_phone = '1' where booking_id = $1`,
        [id, luc.id],
      ),
    ).rejects.toThrow('cannot be sent')
  })
})
