import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { someLead } from '#server/testing/call-server'
import { postRow, startKillableServer } from './testing/killable-server.ts'
import { someBooking } from './testing/leave-booking.ts'
import { readOutbox } from './testing/leave-lead.ts'
import { startQueue } from './testing/start-queue.ts'

// A few in every run; KILL_ROUNDS=200 for a night.
const rounds = Number(process.env.KILL_ROUNDS ?? 5)
const postersAtOnce = 4
const operatorEmail = 'desk@retour.example'

/** Guests post leads and bookings in turn, each under another address, until the server is killed at a moment nobody chose. */
async function killDuringWrites(dataDir: string, round: number, acknowledged: Set<string>): Promise<string> {
  const server = startKillableServer(dataDir)
  // Every fifth server dies while it starts, the others while they write and mail.
  if (round % 5 === 4) {
    await wait(Math.random() * 1000)
    await server.kill()
    return server.complaints()
  }
  const url = await server.url
  if (url === null) throw new Error(`the server did not start: ${server.complaints()}`)
  const state = { isDead: false, acknowledged: 0 }
  const enough = Promise.withResolvers<void>()
  const wanted = Math.ceil(Math.random() * 40)
  const guests = Array.from({ length: postersAtOnce }, async (_, guest) => {
    for (let n = 0; !state.isDead; n += 1) {
      const email = `guest-${round}-${guest}-${n}@mail.example`
      const isPosted = await (n % 2 === 0
        ? postRow(url, 'leads', someLead(email))
        : postRow(url, 'bookings', someBooking({ email })))
      if (!isPosted) continue
      acknowledged.add(email)
      state.acknowledged += 1
      if (state.acknowledged === wanted) enough.resolve()
    }
  })
  await enough.promise
  await wait(Math.random() * 50)
  await server.kill()
  state.isDead = true
  await Promise.all(guests)
  return server.complaints()
}

test(
  `${rounds} rounds of SIGKILL: every acknowledged lead and booking is there, each with exactly its mails`,
  { timeout: 60_000 + rounds * 10_000 },
  async (context) => {
    if (process.env.TEST_DATABASE === 'postgres')
      return context.skip('the embedded database is what dies with its process')
    const dataDir = await mkdtemp(join(tmpdir(), 'retour-kill-'))
    context.onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    await layEmbedded(dataDir)
    const acknowledged = new Set<string>()
    const complaints: string[] = []
    for (let round = 0; round < rounds; round += 1)
      complaints.push(await killDuringWrites(dataDir, round, acknowledged))
    expect(complaints.join('')).toBe('')
    expect(acknowledged.size).toBeGreaterThan(rounds)

    const database = await openDatabase({ dataDir })
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
    expect(mails.filter(({ file }) => !file.endsWith('.eml'))).toEqual([])
    expect([...acknowledged].filter((email) => !emails.includes(email))).toEqual([])
    // Also rows that were written but whose answer the kill cut off: a row and its mails are one.
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
