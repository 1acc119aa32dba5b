import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, call, someLead } from '#server/testing/call-server'
import { testKey } from '#server/testing/open-test-app'
import { openWorkshop, waitForMail, type ServerProcess, type Workshop } from '#server/testing/server-process'

let workshop: Workshop
let server: ServerProcess
let token: string
beforeAll(async () => {
  workshop = openWorkshop()
  const settings = await workshop.settings()
  server = await workshop.start(settings)
  token = (await addPerson(server.url, waitForMail(settings))).access
})
afterAll(() => workshop.close())

const endpoints = [
  'GET /',
  'GET /config.json',
  'GET /health/ready',
  'GET /fx/latest?amount=1&from=EUR&to=USD',
  'GET /rest/v1/refund_offices?limit=1000',
  'GET /rest/v1/leads',
  'POST /rest/v1/leads',
  'POST /rest/v1/bookings',
  'PATCH /rest/v1/profiles?full_name=eq.x',
  'POST /auth/v1/signup',
  'POST /auth/v1/token?grant_type=password',
  'POST /auth/v1/token?grant_type=refresh_token',
  'POST /auth/v1/verify',
  'GET /auth/v1/verify?token=x&type=signup',
  'PUT /auth/v1/user',
  'POST /functions/v1/get-refund-locations',
  'POST /functions/v1/ai-concierge',
  'POST /functions/v1/pending-booking',
  'POST /functions/v1/report-place',
  'GET /mail/unsubscribe?token=x',
]
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"x"',
  '[[]]',
  '{"email":{}}',
  '{"email":["a"],"password":1}',
  '{"message":1}',
  '{"email":"a@mail.example","password":"correct horse","data":{"retour_pending_booking":[1]}}',
  '\0',
]

/** Sends this share of a request (0 to 1) and closes the connection without reading the response. */
function leaveEarly(endpoint: string, body: string, share: number): Promise<void> {
  const head = `${endpoint} HTTP/1.1\r\nHost: localhost\r\napikey: ${testKey}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  const whole = head + body
  return new Promise((gone) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => undefined).on('close', () => gone())
    socket.write(whole.slice(0, Math.ceil(whole.length * share)), () =>
      share === 1 ? socket.resetAndDestroy() : socket.destroy(),
    )
  })
}

describe('69: one bad request', () => {
  test('69: of every API, with bodies of every wrong shape, is answered below 500', async () => {
    for (const endpoint of endpoints) {
      const [method = '', path = ''] = endpoint.split(' ')
      for (const body of method === 'GET' ? [undefined] : bodies) {
        const answer = await fetch(server.url + path, {
          method,
          redirect: 'manual',
          headers: { apikey: testKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          ...(body === undefined ? {} : { body }),
        })
        await answer.arrayBuffer()
        // No exchange-rate service runs at FX_URL, so 503 is correct.
        if (answer.status === 503 && path.startsWith('/fx')) continue
        expect.soft(answer.status, `${endpoint} ${body}`).toBeLessThan(500)
      }
    }
  })

  test('69: whose sender goes away at any moment stops nothing', async () => {
    for (const share of [0.3, 0.7, 0.95, 1])
      await Promise.all(
        endpoints.flatMap((endpoint) =>
          Array.from({ length: 5 }, () => leaveEarly(endpoint, JSON.stringify(someLead()), share)),
        ),
      )
    expect((await call(server.url, '/health/ready')).status).toBe(200)
    expect((await call(server.url, '/rest/v1/leads', { body: someLead() })).status).toBe(201)
    expect(server.errors()).not.toMatch(/unhandled|uncaught|Node\.js v/i)
    expect(() => process.kill(server.pid, 0)).not.toThrow()
  })

  test('69: the largest that is taken keeps nobody else waiting: others are answered before it', async () => {
    // Almost a megabyte of valid JSON, which the server has to parse completely before it can refuse it.
    const heavy = `[${Array.from({ length: 19_000 }, () => '"0123456789012345678901234567890123456789"').join(',')}]`
    const order: string[] = []
    const send = (name: string, requested: Promise<Response>) =>
      requested.then(async (answer) => {
        await answer.arrayBuffer()
        order.push(name)
      })
    const heavyOnes = Array.from({ length: 20 }, () =>
      send(
        'heavy',
        fetch(`${server.url}/rest/v1/leads`, {
          method: 'POST',
          headers: { apikey: testKey, 'Content-Type': 'application/json' },
          body: heavy,
        }),
      ),
    )
    const light = send('light', fetch(`${server.url}/health/live`))
    await Promise.all([...heavyOnes, light])
    expect(order.indexOf('light')).toBeLessThan(order.length - 1)
  })
})
