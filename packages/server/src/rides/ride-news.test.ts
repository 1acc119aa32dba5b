import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { openDesk, type DeskApp, type Member } from '#server/desk/testing/open-desk'
import { rideToken } from '#server/mail/ride-link'
import { serveApp, testKey, type Loopback } from '#server/testing/open-test-app'
import { readNews, type NewsReader } from '#server/testing/read-news'
import { createRideNews } from './ride-news.ts'

const silenceMs = 40
let desk: DeskApp
let here: Loopback
/** Opens another process on the same database: its own API, and its own connection to the database. */
let there: Loopback
let otherNews: ReturnType<typeof createRideNews>
let ana: Member
const readers: NewsReader[] = []

beforeAll(async () => {
  desk = await openDesk({ NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' }, { news: { silenceMs } })
  otherNews = createRideNews(desk.dependencies.database, { silenceMs })
  here = await serveApp(desk.app)
  there = await serveApp(createApp({ ...desk.dependencies, news: otherNews }))
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
})
afterAll(async () => {
  for (const reader of readers) reader.leave()
  await otherNews.close()
  await here.close()
  await there.close()
  await desk.close()
})

let senders = 0
const headersOf = (token: string, from: string) => ({
  apikey: testKey,
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
  'X-Forwarded-For': from,
  'X-Forwarded-Proto': 'https',
})
const aSender = () => `203.0.113.${(senders += 1)}`
const open = async (url: string, init: RequestInit) => {
  const reader = await readNews(url, init)
  readers.push(reader)
  return reader
}
const follow = ({ url }: Loopback, { token }: Pick<Member, 'token'>, from = aSender()) =>
  open(`${url}/desk/v1/rides/live`, { headers: headersOf(token, from) })
const followLink = ({ url }: Loopback, link: string, from = aSender()) =>
  open(`${url}/ride/v1/live`, {
    method: 'POST',
    headers: headersOf(testKey, from),
    body: JSON.stringify({ link }),
  })
const linkOf = (id: string) => rideToken(desk.dependencies.accountKeys, id)

const book = async () => {
  const [row] = await desk.run(
    `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
    values ('Mei Tanaka', 'mei@mail.example', '+81901234567', $1, 'Rue de la Paix', 'CDG Terminal 2E') returning id`,
    [new Date(desk.clock.now.getTime() + 72 * 3_600_000).toISOString()],
  )
  return String(row?.id)
}
const quote = (id: string) =>
  desk.call(`/rides/${id}/moves`, {
    as: ana,
    body: {
      version: 1,
      move: 'quote',
      details: {
        priceMinor: 9000,
        currency: 'EUR',
        note: '',
        validUntil: new Date(desk.clock.now.getTime() + 3_600_000).toISOString(),
      },
    },
  })
const moved = (...ids: string[]) => `moved ${JSON.stringify({ rides: ids })}`

describe('what changes of a ride', () => {
  test('is told to staff of every process at once, by its id alone: a request, a move, an erasure', async () => {
    const readersOfBoth = [await follow(here, ana), await follow(there, ana)]
    expect(readersOfBoth[0]!.headers.get('content-type')).toBe('text/event-stream')
    expect(readersOfBoth[0]!.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(readersOfBoth[0]!.headers.get('x-accel-buffering')).toBe('no')
    for (const reader of readersOfBoth) await reader.next('live {}')
    const id = await book()
    for (const reader of readersOfBoth) await reader.next(moved(id))
    expect((await quote(id)).status).toBe(200)
    for (const reader of readersOfBoth) await reader.next(moved(id))
    await desk.run('delete from public.bookings where id = $1', [id])
    for (const reader of readersOfBoth) await reader.next(moved(id))
    for (const reader of readersOfBoth) reader.leave()
  })

  test('is told to the customer for their own ride, without an id, and for no other', async () => {
    const [mine, other] = [await book(), await book()]
    const reader = await followLink(there, linkOf(mine))
    await reader.next('live {}')
    await quote(other)
    await quote(mine)
    await reader.next('moved {"rides":null}')
    expect(reader.seen.filter((line) => line.startsWith('moved'))).toHaveLength(1)
    expect(reader.seen.join()).not.toContain(other)
    reader.leave()
  })

  test('a stream with nothing to tell gives signs of life', async () => {
    const reader = await followLink(here, linkOf(await book()))
    await reader.next('live {}')
    await expect.poll(() => reader.seen.filter((line) => line === 'beat').length).toBeGreaterThan(2)
    expect(reader.seen.filter((line) => line !== 'beat')).toEqual(['live {}'])
    reader.leave()
  })
})

describe('who may hear', () => {
  test('nobody without a role, a proven second factor, or a link that is ours', async () => {
    expect((await follow(here, { token: testKey })).status).toBe(401)
    expect((await follow(here, await desk.addAccount())).status).toBe(404)
    expect((await follow(here, await desk.addAccount('dispatcher'))).status).toBe(403)
    expect((await follow(here, await desk.addMember('editor'))).status).toBe(403)
    const id = await book()
    const forged = linkOf(id).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await followLink(here, `${forged}x`)).status).toBe(404)
    expect((await followLink(here, linkOf(id).split('.')[0]!)).status).toBe(404)
  })

  test.each([
    ['signs out', ({ session }: Member) => desk.run('delete from auth.sessions where id = $1', [session])],
    ['is removed', ({ id }: Member) => desk.run('delete from app.staff where user_id = $1', [id])],
    [
      'has been at the desk too long',
      ({ session }: Member) =>
        desk.run('update app.staff_sessions set ends_at = $2 where session_id = $1', [
          session,
          desk.clock.now,
        ]),
    ],
  ])('a stream ends when its person %s, and tells nothing after', async (_what, leave) => {
    const member = await desk.addMember('dispatcher')
    const reader = await follow(here, member)
    await reader.next('live {}')
    await leave(member)
    const id = await book()
    await reader.ended
    expect(reader.seen.join()).not.toContain(id)
  })

  test('a fifth stream of a person and a thirteenth of an address are refused; one that ends makes room', async () => {
    const busy = await desk.addMember('auditor')
    const own = await Promise.all(Array.from({ length: 4 }, () => follow(here, busy)))
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const refused = await follow(here, busy)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
    own[0]!.leave()
    await expect.poll(async () => (await follow(here, busy)).status).toBe(200)

    const links = await Promise.all(Array.from({ length: 13 }, async () => linkOf(await book())))
    const from = aSender()
    for (const link of links.slice(0, 12)) expect((await followLink(here, link, from)).status).toBe(200)
    expect((await followLink(here, links[12]!, from)).status).toBe(429)
    expect((await followLink(here, links[12]!)).status).toBe(200)
  })
})

test('a stop ends the streams', async () => {
  const reader = await followLink(there, linkOf(await book()))
  await reader.next('live {}')
  await otherNews.close()
  await reader.ended
  const late = await followLink(there, linkOf(await book()))
  await late.ended
  expect(late.seen.filter((line) => line.startsWith('moved'))).toEqual([])
})
