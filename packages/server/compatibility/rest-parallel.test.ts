import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp } from '#server/auth/testing/open-auth'
import { testKey } from '#server/testing/open-test-app'
import { until } from '#server/testing/until'

// The embedded database has one session, so no statement waits for a lock.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('44: one sender with many slow questions', () => {
  let opened: AuthApp
  beforeAll(async () => {
    opened = await openAuth({
      NODE_ENV: 'production',
      SITE_URL: 'https://retour.example',
      MAIL_FROM: 'guide@retour.example',
    })
  })
  afterAll(() => opened.close())

  const ask = async (peer: string, path: string, token = testKey) =>
    opened.app.request(
      `/rest/v1/${path}&limit=1`,
      { headers: { apikey: testKey, Authorization: `Bearer ${token}` } },
      { incoming: { socket: { remoteAddress: peer } } },
    )

  test('others are answered before them, and the sender’s own wait for their turn', async () => {
    const { database } = opened.dependencies
    // An account's statement may wait eight seconds for the lock, a guest's only three.
    const { access } = await opened.addPerson()
    const order: string[] = []
    const note = async (name: string, asking: Promise<Response>) => {
      const { status } = await asking
      order.push(name)
      return status
    }
    const slow: Promise<number>[] = []
    await database.runScript(async (run) => {
      await run('lock table public.vat_guides in access exclusive mode')
      // Twice as many as the pool has connections. Each has another text, because reads with the same text share a
      // connection.
      for (let count = 0; count < 20; count += 1)
        slow.push(note('slow', ask('203.0.113.5', `vat_guides?select=name${count}:id`, access)))
      const waiting = `select from pg_locks where not granted and relation = 'public.vat_guides'::regclass`
      await until('six that wait for the lock', async () => (await run(waiting)).rows.length >= 6)
      const others = Array.from({ length: 20 }, (_, n) =>
        note('other', ask(`198.51.100.${n}`, 'refund_offices?select=id')),
      )
      expect(await Promise.all(others)).toEqual(Array(20).fill(200))
      expect(order).toEqual(Array(20).fill('other'))
    })
    expect(await Promise.all(slow)).toEqual(Array(20).fill(200))
  })
})
