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

/** Some at once on one ride: mostly what its state allows, else any step; `by` and `pick` choose among them. */
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
/** A life of the server: what each of its rides goes through, and how it is killed: between moves or so long into them. */
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
/** Half of what a state allows ends the ride: chosen as often, few would get as far as the road. */
const exits = new Set<string>(['cancel', 'decline', 'call-off', 'no-show'])
const answers = new Set<string>(['grant-change', 'refuse-change'])
const refusals = new Set([403, 404, 409, 422])

/** Makes the moves of a turn at once; what was acknowledged goes to `acknowledged`, what is no answer of ours to `odd`. */
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
      // A driver's tap counts from where the ride is, which may be further by then.
      if (answer?.status === 200)
        acknowledged.add(`${id} ${step.move} ${who === 'driver' ? 'by driver' : ride.version + 1}`)
      else if (answer && !refusals.has(answer.status)) odd.push(answer)
    }),
  )
}

/** One life: each ride goes its way beside the others, until the server is killed. */
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
    // The job of a killed server waits for minutes (mail/kill.test.ts waits). Without jobs the rows alone bring mail out.
    await database.executeSql('drop schema pgboss cascade')
    // No other process can be sending now. On PostgreSQL a queue leaves that to the hourly round.
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
    // A repeat needs a death: no server sends a mail twice.
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
      // The request's own mail and one for each of these, each under its Message-ID.
      expect(new Set(sent.get(email)?.map(({ mail }) => mail.messageId)).size).toBe(mails.length + 1)
    }
    // Acknowledged and gone.
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
