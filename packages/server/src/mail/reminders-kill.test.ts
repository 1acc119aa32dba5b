import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/database/open-database'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { addressOf, createDatabase, dropDatabase } from '#server/database/testing/fresh-postgres'
import { startKillableServer } from './testing/killable-server.ts'
import { startLoopbackSmtp } from './testing/loopback-smtp.ts'
import { startQueue } from './testing/start-queue.ts'

// A few rounds in each run; KILL_ROUNDS=50 for a thorough test.
const rounds = Number(process.env.KILL_ROUNDS ?? 3)
const perRound = 4

// On PostgreSQL, mail of a killed server is sent again half a minute later, so this is for a night (KILL_ROUNDS).
test.runIf(process.env.TEST_DATABASE !== 'postgres' || process.env.KILL_ROUNDS)(
  `74: ${rounds} workers killed between due and sent: each reminder is one mail, repeats bear its Message-ID`,
  { timeout: 120_000 + rounds * 15_000 },
  async (context) => {
    const cluster = process.env.TEST_DATABASE === 'postgres' ? inject('postgresCluster') : null
    const dataDir = await mkdtemp(join(tmpdir(), 'retour-reminders-'))
    context.onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    let url: string | null = null
    if (cluster) {
      const name = await createDatabase(cluster, 'ready')
      context.onTestFinished(async () => void (await dropDatabase(cluster, name)))
      url = addressOf(cluster.ownerUrl, name)
    } else await layEmbedded(dataDir)
    const smtp = await startLoopbackSmtp()
    context.onTestFinished(() => smtp.close())
    const place = url ? { url } : { dataDir }
    const settings: Record<string, string> = { SMTP_URL: smtp.url, ...(url ? { DATABASE_URL: url } : {}) }
    settings.MAIL_FROM = 'guide@retour.example'

    const expected: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Due a moment ago, so the next running server finds them.
      const database = await openDatabase(place)
      for (let n = 0; n < perRound; n += 1) {
        const email = `traveler-${round}-${n}@mail.example`
        expected.push(email)
        await database.executeSql(
          `with subscription as (
              insert into app.reminder_subscriptions (id, email, confirmed_at) values ($1, $2, now()) returning id
            )
            insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
              select id, 'back', 'form-back', 'Shop', '2027-05-20', now() - interval '1 s' from subscription`,
          [randomUUID(), email],
        )
      }
      await database.close()
      const server = startKillableServer(dataDir, settings)
      // Before it listens, while it writes and sends, and afterwards.
      await Promise.race([server.url, wait(Math.random() * 3000)])
      await wait(Math.random() * 400)
      await server.kill()
      expect(server.complaints()).toBe('')
    }

    const database = await openDatabase(place)
    context.onTestFinished(() => database.close())
    await using running = await startQueue(database, { dataDir, smtpUrl: smtp.url })
    const states = async () =>
      (await database.executeSql(`select state, count(*)::int as n from app.outgoing_mail group by 1`)).rows
    await expect.poll(states, { timeout: 90_000 }).toEqual([{ state: 'sent', n: expected.length }])
    await running.queue.stop()

    const received = Map.groupBy(smtp.accepted(), ({ recipients }) => recipients[0] ?? '')
    expect([...received.keys()].toSorted()).toEqual(expected.toSorted())
    const ids = [...received.values()].map((mails) => new Set(mails.map(({ mail }) => mail.messageId)).size)
    expect(ids).toEqual(expected.map(() => 1))
    const { rows } = await database.executeSql(
      `select recipient from app.outgoing_mail group by recipient having count(*) > 1`,
    )
    expect(rows).toEqual([])
  },
)
