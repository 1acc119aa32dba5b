import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/database/open-database'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { addressOf, createDatabase, dropDatabase } from '#server/database/testing/fresh-postgres'
import type { PostgresCluster } from '#server/database/testing/postgres-cluster'
import { someLead } from '#server/testing/call-server'
import { isWideRun } from '#server/testing/wide-run'
import { postRow, startKillableServer } from './testing/killable-server.ts'
import { someBooking } from './testing/leave-booking.ts'
import { mailFolder } from './file-transport.ts'
import { readOutbox } from './testing/leave-lead.ts'
import { startQueue } from './testing/start-queue.ts'

// A few rounds in each wide run; KILL_ROUNDS=200 for a night. Usual runs have the rounds of faults-kill-rounds.test.ts.
const rounds = Number(process.env.KILL_ROUNDS ?? 5)
const postersAtOnce = 4
const operatorEmail = 'desk@retour.example'

/** Posts leads and bookings in turn, each with another address, until the server is killed at a random moment. */
async function killDuringWrites(
  { dataDir, settings }: { dataDir: string; settings: Record<string, string> },
  round: number,
  acknowledged: Set<string>,
): Promise<string> {
  const server = startKillableServer(dataDir, settings)
  // Every fifth server is killed while it starts, the others while they write and send.
  if (round % 5 === 4) {
    await wait(Math.random() * 1000)
    await server.kill()
    return server.complaints()
  }
  const url = await server.url
  if (url === null) throw new Error(`the server did not start: ${server.complaints()}`)
  const state = { isDead: false, acknowledged: 0 }
  const enough = Promise.withResolvers<void>()
  const target = Math.ceil(Math.random() * 40)
  const guests = Array.from({ length: postersAtOnce }, async (_, guest) => {
    for (let n = 0; !state.isDead; n += 1) {
      const email = `guest-${round}-${guest}-${n}@mail.example`
      const isPosted = await (n % 2 === 0
        ? postRow(url, 'leads', someLead(email))
        : postRow(url, 'bookings', someBooking({ email })))
      if (!isPosted) continue
      acknowledged.add(email)
      state.acknowledged += 1
      if (state.acknowledged === target) enough.resolve()
    }
  })
  await enough.promise
  await wait(Math.random() * 50)
  await server.kill()
  state.isDead = true
  await Promise.all(guests)
  return server.complaints()
}

/** A database of its own, dropped at the end. */
async function postgresOf(cluster: PostgresCluster, atTheEnd: (end: () => Promise<void>) => void) {
  const name = await createDatabase(cluster, 'ready')
  atTheEnd(async () => void (await dropDatabase(cluster, name)))
  return addressOf(cluster.ownerUrl, name)
}

// On PostgreSQL, mail of a killed server is sent again half a minute later, so this is for a night (KILL_ROUNDS).
test.runIf(process.env.KILL_ROUNDS || (isWideRun && process.env.TEST_DATABASE !== 'postgres'))(
  `74: ${rounds} rounds of SIGKILL: every acknowledged lead and booking is there, each with exactly its mails`,
  // On PostgreSQL, the mail that the last server was sending is available again after almost a minute.
  { timeout: 120_000 + rounds * 10_000 },
  async (context) => {
    const cluster = process.env.TEST_DATABASE === 'postgres' ? inject('postgresCluster') : null
    const dataDir = await mkdtemp(join(tmpdir(), 'retour-kill-'))
    context.onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const url = cluster && (await postgresOf(cluster, (end) => context.onTestFinished(end)))
    if (!url) await layEmbedded(dataDir)
    const settings: Record<string, string> = url ? { DATABASE_URL: url } : {}
    const place = { dataDir, settings }
    const acknowledged = new Set<string>()
    const complaints: string[] = []
    for (let round = 0; round < rounds; round += 1)
      complaints.push(await killDuringWrites(place, round, acknowledged))
    expect(complaints.join('')).toBe('')
    expect(acknowledged.size).toBeGreaterThan(rounds)

    const database = await openDatabase(url ? { url } : { dataDir })
    context.onTestFinished(() => database.close())
    const unfinished = (await readOutbox(database)).filter(({ state }) => state !== 'sent').length
    await using running = await startQueue(database, { dataDir, operatorEmail })
    await running.until('mail sent', unfinished)
    await running.queue.stop()

    const emailsOf = async (table: 'leads' | 'bookings') =>
      (
        await sql<{ email: string }>`select email from ${sql.table(`public.${table}`)}`.execute(database.own)
      ).rows.map(({ email }) => email)
    const bookers = await emailsOf('bookings')
    const emails = [...(await emailsOf('leads')), ...bookers]
    const mails = await running.readMailFolder()
    const files = await readdir(mailFolder(dataDir))
    // On PostgreSQL, a draft may belong to another process, so one of a killed server is deleted after an hour.
    expect(url ? [] : files.filter((name) => !name.endsWith('.eml'))).toEqual([])
    expect([...acknowledged].filter((email) => !emails.includes(email))).toEqual([])
    // Also rows whose response was cut off by the kill, because a row and its mails are stored together.
    const addressed = Map.groupBy(mails, ({ mail }) => mail.to?.[0]?.address ?? '')
    const toOperator = (addressed.get(operatorEmail) ?? []).map(
      ({ mail }) => /^Email: (.+)$/m.exec(mail.text ?? '')?.[1] ?? '',
    )
    addressed.delete(operatorEmail)
    expect(toOperator.sort()).toEqual(bookers.sort())
    expect([...addressed.keys()].sort()).toEqual(emails.sort())
    expect([...addressed.values()].every((received) => received.length === 1)).toBe(true)
    expect(bookers.length).toBeGreaterThan(0)
  },
)
