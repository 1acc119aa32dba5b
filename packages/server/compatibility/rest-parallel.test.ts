import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders, openTestApp, type TestApp } from '#server/testing/open-test-app'

// The embedded database has one session and no locks to wait for.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('44: one sender with many slow questions', () => {
  let opened: TestApp
  beforeAll(async () => {
    opened = await openTestApp({
      settings: {
        NODE_ENV: 'production',
        SITE_URL: 'https://retour.example',
        MAIL_FROM: 'guide@retour.example',
      },
    })
  })
  afterAll(() => opened.close())

  const ask = async (peer: string, table: string, select = 'id') =>
    opened.app.request(
      `/rest/v1/${table}?select=${select}&limit=1`,
      { headers: keyHeaders },
      { incoming: { socket: { remoteAddress: peer } } },
    )

  test('others are answered at once, and the sender’s own wait for their turn', async () => {
    const { database } = opened.dependencies
    const slow: Promise<Response>[] = []
    await database.runScript(async (run) => {
      await run('lock table public.vat_guides in access exclusive mode')
      // Twice as many as the pool has connections; each would wait three seconds for the lock.
      // Each has words of its own: equal ones would share a connection.
      for (let count = 0; count < 20; count += 1)
        slow.push(ask('203.0.113.5', 'vat_guides', `name${count}:id`))
      const times: number[] = []
      for (let round = 0; round < 20; round += 1) {
        const startedAt = performance.now()
        expect((await ask('198.51.100.7', 'refund_offices')).status).toBe(200)
        times.push(performance.now() - startedAt)
      }
      // Who waits behind the lock waits three seconds.
      expect(Math.max(...times)).toBeLessThan(2900)
    })
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
})
