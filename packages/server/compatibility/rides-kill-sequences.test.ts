import { rideSteps } from '@retour/domain/rides/ride-moves'
import fc from 'fast-check'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database'
import { startLoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { startQueue } from '#server/mail/testing/start-queue'
import { releaseAll } from '#server/mail/outbox'
import { readOutbox } from '#server/mail/testing/leave-lead'
import { makeCrew, type CrewMember, type RideCrew } from '#server/testing/ride-crew'
import { openWorkshop, type ServerProcess } from '#server/testing/server-process'
import { isWideRun } from '#server/testing/wide-run'

const ridesAtOnce = isWideRun ? 20 : 5
const livesOfRide = isWideRun ? 3 : 2
const sequences = isWideRun ? 100 : ridesAtOnce

/**
 * One or two moves at once on a ride. Its state allows most of them; one in six can be any. `by` and `pick` choose the
 * person and the move.
 */
const turn = fc.array(
  fc.record({
    isAny: fc.nat(5).map((n) => n === 0),
    mayEnd: fc.nat(9).map((n) => n === 0),
    by: fc.nat(2),
    pick: fc.nat(999),
  }),
  {
    minLength: 1,
    maxLength: 2,
  },
)
/**
 * The life of one server: the turns of each ride, and the kill, which comes after the last turn or `killAfterMs` into
 * it.
 */
const life = fc.record({
  turns: fc.array(fc.array(turn, { minLength: 3, maxLength: 6 }), {
    minLength: ridesAtOnce,
    maxLength: ridesAtOnce,
  }),
  killAfterMs: fc.option(fc.nat(12)),
})
type Life = { turns: Turn[][]; killAfterMs: number | null }
type Turn = { isAny: boolean; mayEnd: boolean; by: number; pick: number }[]

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const byStaff: CrewMember[] = ['Ana', 'Ben', 'Olga']
/** Moves that end a ride. They are half of the allowed ones, so with equal chances few rides would reach the road. */
const exits = new Set<string>(['cancel', 'decline', 'call-off', 'no-show'])
const answers = new Set<string>(['grant-change', 'refuse-change'])
const refusals = new Set([403, 404, 409, 422])

/** Makes the moves of a turn at once. Adds acknowledged moves to `acknowledged`, and unexpected responses to `odd`. */
async function play(
  {
    crew,
    url,
    acknowledged,
    odd,
  }: { crew: RideCrew; url: string; acknowledged: Set<string>; odd: unknown[] },
  id: string,
  moves: Turn,
): Promise<void> {
  const ride = await crew.read(url, id)
  if (!ride) return
  const detailsOf: Record<string, Record<string, unknown>> = {
    quote: { priceMinor: 11_000, currency: 'EUR', validUntil: inHours(20), note: '' },
    confirm: crew.confirmation,
    cancel: { by: 'customer', feeMinor: 0 },
    'call-off': { by: 'business', feeMinor: 0 },
    'ask-change': { pickupAt: inHours(80) },
  }
  await Promise.all(
    moves.map(async ({ isAny, mayEnd, by, pick }) => {
      const isLikely = ({ from, move }: (typeof rideSteps)[number]) =>
        from === ride.state && (mayEnd || !exits.has(move)) && (ride.asked !== null || !answers.has(move))
      const allowed = rideSteps.filter((step) => step.by !== 'system' && (isAny || isLikely(step)))
      const step = allowed[pick % allowed.length]
      if (!step) return
      const isOutside = step.by === 'customer' || step.by === 'driver'
      const who = isOutside ? (step.by as CrewMember) : step.by === 'owner' ? 'Olga' : byStaff[by % 2]!
      const details = detailsOf[step.move] ?? {}
      const answer = await crew.move(url, who, { id, version: ride.version, move: step.move, details })
      // A driver's tap applies to the current version of the ride, which may be newer than the one that was read.
      if (answer?.status === 200)
        acknowledged.add(`${id} ${step.move} ${who === 'driver' ? 'by driver' : ride.version + 1}`)
      else if (answer && !refusals.has(answer.status)) odd.push(answer)
    }),
  )
}

/** Plays the turns of all rides at the same time, and kills the server as this life requires. */
async function live(
  parts: Parameters<typeof play>[0],
  server: ServerProcess,
  ids: string[],
  { turns, killAfterMs }: Life,
) {
  const whole = killAfterMs === null ? turns : turns.map((some) => some.slice(0, -1))
  const go = (some: Turn[][]) =>
    Promise.all(
      ids.map(async (id, n) => {
        for (const moves of some[n] ?? []) await play(parts, id, moves)
      }),
    )
  await go(whole)
  const last = killAfterMs === null ? null : go(turns.map((some) => some.slice(-1)))
  if (killAfterMs !== null) await pause(killAfterMs)
  await server.end('SIGKILL')
  await last
}

test(
  `${sequences} random sequences by three staff, a driver and customers, the server killed between and within moves: no state that the rules do not lead to, nothing lost, one mail and one audit line a move`,
  { timeout: 600_000 },
  async ({ onTestFinished }) => {
    let sender = 0
    const smtp = await startLoopbackSmtp(0, () => sender)
    const workshop = openWorkshop()
    onTestFinished(async () => {
      await workshop.close()
      await smtp.close()
    })
    const settings = await workshop.settings({
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'desk@retour.example',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    const dataDir = settings.DATA_DIR!
    const place = settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { dataDir }
    const before = await openDatabase(place)
    const crew = await makeCrew(before, { dataDir, apiUrl: settings.SITE_URL!, count: sequences })
    await before.close()

    const acknowledged = new Set<string>()
    const odd: unknown[] = []
    for (let batch = 0; batch < sequences / ridesAtOnce; batch += 1) {
      const ids = crew.rides.slice(batch * ridesAtOnce, (batch + 1) * ridesAtOnce).map(({ id }) => id)
      for (const one of fc.sample(fc.noShrink(life), { numRuns: livesOfRide, seed: seedOf(batch) })) {
        sender += 1
        const server = await workshop.start(settings)
        await live({ crew, url: server.url, acknowledged, odd }, server, ids, one)
      }
    }
    expect(odd).toEqual([])

    sender += 1
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    // A job of a killed server is retried only after some time, as mail/kill.test.ts tests. Without the job schema the
    // outbox alone decides what is sent.
    await database.executeSql('drop schema pgboss cascade')
    // No other process can be sending now. On PostgreSQL a queue leaves this to the hourly maintenance.
    await releaseAll(database)
    const unfinished = (await readOutbox(database)).filter(({ state }) => state !== 'sent').length
    await using running = await startQueue(database, {
      dataDir,
      operatorEmail: settings.OPERATOR_EMAIL!,
      smtpUrl: smtp.url,
    })
    await running.until('mail sent', unfinished)
    await running.queue.stop()

    const idsBySender = smtp.accepted().map(({ sender: by, mail }) => `${by} ${mail.messageId}`)
    // Only another server may repeat a mail, after a kill. No server sends one twice.
    expect(new Set(idsBySender).size).toBe(idsBySender.length)
    const sent = Map.groupBy(smtp.accepted(), ({ recipients }) => recipients[0] ?? '')
    let moves = 0
    for (const { id, email } of crew.rides) {
      const { history, audited, mails } = await readRideWhole(database, id)
      moves += history.length - 1
      expect(history.map(({ version }) => version)).toEqual(history.map((_, n) => n + 1))
      const steps = history
        .slice(1)
        .map(({ move, state, mover }, n) => ({ move, from: history[n]!.state, to: state, by: mover }))
      expect(rideSteps).toEqual(expect.arrayContaining(steps))
      for (const { move, version, mover } of history) {
        acknowledged.delete(`${id} ${move} ${version}`)
        if (mover === 'driver') acknowledged.delete(`${id} ${move} by driver`)
      }
      const made = history.slice(1).map(({ move }) => move)
      expect(audited).toEqual(made.map((move) => `ride.${move}`))
      expect(mails).toEqual(made.filter((move) => !silent.has(move)))
      // One mail for the request and one for each of these moves, each with its own Message-ID.
      expect(new Set(sent.get(email)?.map(({ mail }) => mail.messageId)).size).toBe(mails.length + 1)
    }
    // Moves that were acknowledged but are not stored.
    expect([...acknowledged]).toEqual([])
    expect(moves).toBeGreaterThan(sequences * 2)
  },
)

const silent = new Set(['board', 'finish', 'ask-change'])
const seedOf = (batch: number) => (fc.readConfigureGlobal().seed ?? 1) + batch

type Line = { version: number; move: string; state: string; mover: string }

async function readRideWhole(database: Awaited<ReturnType<typeof openDatabase>>, id: string) {
  const read = async (text: string) => (await database.executeSql(text, [id])).rows
  const ride = (await read('select version, state from app.rides where booking_id = $1'))[0]
  const history = (await read(
    'select version, move, state, mover from app.ride_moves where booking_id = $1 order by version',
  )) as Line[]
  expect(ride).toEqual({ version: history.length, state: history.at(-1)?.state })
  const audited = (await read('select action from app.audit_log where subject_id = $1 order by id')).map(
    ({ action }) => action,
  )
  const mails = (
    await read(
      `select payload -> 'ride' ->> 'move' as move from app.outgoing_mail where booking_id = $1 and kind = 'ride-moved'
        order by (payload -> 'ride' ->> 'version')::int`,
    )
  ).map(({ move }) => String(move))
  return { history, audited, mails }
}
