import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/database/open-database'
import { runOnce } from '#server/database/testing/fresh-postgres'
import { findPostgresBinaries } from '#server/database/testing/postgres-binaries'
import { startCluster, type StartedCluster } from '#server/database/testing/postgres-cluster'
import { startLoopbackSmtp, type LoopbackSmtp, type TakenMail } from '#server/mail/testing/loopback-smtp'
import { addPerson } from './call-server.ts'
import { freePort } from './free-port.ts'
import { quietSettings } from './quiet-settings.ts'
import { checkRounds, type RoundCheck } from './round-check.ts'
import { startFault, endFault, roundFaults, settingsFor, strike, type RoundFault } from './round-faults.ts'
import { startRoundServer, type RoundServer } from './round-server.ts'
import { startWriting, type Acknowledged } from './round-writes.ts'
import { mountSmallDisk } from './small-disk.ts'
import { until } from './until.ts'
import { writeTinySite } from './write-tiny-site.ts'

export type KillRounds = RoundCheck & {
  rounds: number
  acknowledged: number
  refused: Record<string, number>
  cutOff: number
  /** Milliseconds from each kill until the next server was ready. */
  restartsMs: number[]
}

const operator = 'desk@retour.example'
const diskMb = 1500
/** In milliseconds. PostgreSQL measures the pause before a retry with its own clock, which does not jump: minutes. */
const stuckAfterMs = 900_000
/** Later than every retry that a clock two hours ahead has scheduled. */
const settleShiftMs = 3 * 3_600_000

/**
 * Kills servers (SIGKILL) in rounds while guests write, each with another fault, on a disk that can fill up and become
 * read-only. Then it sends all mail and checks everything. Needs the right to mount. `say` logs each round.
 */
export async function runKillRounds(
  kind: 'embedded' | 'postgres',
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<KillRounds> {
  const disk = mountSmallDisk(diskMb)
  const dataDisk = kind === 'embedded' ? disk : mountSmallDisk(50)
  // Each start is another sender. If its clock jumps, it acts like two servers: the claims on its mails expire like
  // those of a dead one.
  let sender = 0
  const startSink = (port?: number) => startLoopbackSmtp(port, () => sender)
  const sinks: LoopbackSmtp[] = [await startSink()]
  const taken = (): TakenMail[] => sinks.flatMap((sink) => sink.taken)
  const { port = 0, url: smtpUrl = '' } = sinks[0] ?? {}
  let postgres: StartedCluster | null = null
  let server: RoundServer | null = null
  const dataDir = join(dataDisk.folder, 'data')
  const siteFolder = join(dataDisk.folder, 'site')
  const acknowledged: Acknowledged = { leads: [], bookings: [], signUps: [], favorites: [] }
  const totals = { refused: {} as Record<string, number>, cutOff: 0, restartsMs: [] as number[] }
  try {
    writeTinySite(siteFolder)
    mkdirSync(dataDir)
    if (kind === 'postgres') postgres = await startSafeCluster(disk.folder)
    const settings: Record<string, string> = {
      ...quietSettings,
      DATA_DIR: dataDir,
      SITE_URL: 'https://retour.example',
      MIN_FREE_MB: '60',
      TRUSTED_PROXIES: '127.0.0.1',
      OPERATOR_EMAIL: operator,
      SMTP_URL: smtpUrl,
      ...(postgres ? { DATABASE_URL: postgres.cluster.superuserUrl } : {}),
    }
    const start = async (changes: Record<string, string> = {}) => {
      sender += 1
      server = await startRoundServer(siteFolder, { ...settings, ...changes })
      return server
    }
    const first = await start()
    const person = await addPerson(first.url, (email) =>
      until('a mail', () => taken().find(({ recipients }) => recipients.includes(email))?.mail.text),
    )
    acknowledged.signUps.push(person.email)
    await first.end('SIGKILL')

    const scene = {
      disk,
      dataDisk,
      stopMail: () => sinks.at(-1)?.close() ?? Promise.resolve(),
      startMail: async () => void sinks.push(await startSink(port)),
    }
    for (let round = 0; round < rounds; round += 1) {
      const fault: RoundFault = roundFaults[round % roundFaults.length] ?? 'none'
      await startFault(fault, scene)
      const running = await start(settingsFor(fault, round))
      totals.restartsMs.push(running.readyAfterMs)
      const writing = startWriting(running.url, person, acknowledged)
      await writing.waitForMore(5 + Math.random() * 20)
      strike(fault, round, scene, (signal) => {
        sender += 1
        running.signal(signal)
      })
      await writing.waitForMore(Math.random() * 15)
      await pause(Math.random() * 50)
      await running.end('SIGKILL')
      const { refused, cutOff } = await writing.stop()
      totals.cutOff += cutOff
      for (const [reason, times] of Object.entries(refused))
        totals.refused[reason] = (totals.refused[reason] ?? 0) + times
      await endFault(fault, scene, async () => {
        await (await start()).end('SIGTERM')
      })
      if (postgres) await waitUntilBack(postgres)
      say(`${kind} ${round + 1}/${rounds} ${fault}: ready after ${Math.round(running.readyAfterMs)} ms`)
    }
    const metricsPort = await freePort()
    const last = await start({ CLOCK_SHIFT_MS: String(settleShiftMs), METRICS_PORT: String(metricsPort) })
    await waitUntilMailIsSent(metricsPort)
    await last.end('SIGTERM')
    const database = await openDatabase({ dataDir, url: settings.DATABASE_URL })
    const check = await checkRounds(database, { acknowledged, taken: taken(), operator })
    await database.close()
    return { rounds, acknowledged: Object.values(acknowledged).flat().length, ...totals, ...check }
  } finally {
    await (server as RoundServer | null)?.end('SIGKILL')
    await sinks.at(-1)?.close()
    disk.empty()
    await postgres?.stop()
    disk.remove()
    if (dataDisk !== disk) dataDisk.remove()
  }
}

async function startSafeCluster(root: string): Promise<StartedCluster> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('no PostgreSQL is installed')
  const safe = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '128MB' }
  return startCluster(binaries, safe, root)
}

/** A full disk can end PostgreSQL itself. Its operator would start it again when there is space. */
async function waitUntilBack(postgres: StartedCluster): Promise<void> {
  const answers = () =>
    runOnce(postgres.cluster.superuserUrl, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    )
  await until('PostgreSQL', async () => {
    if (await answers()) return true
    if (!postgres.isRunning()) await postgres.startAgain()
    return false
  })
}

/** Waits as long as mail is being sent: a busy machine has thousands to send. */
async function waitUntilMailIsSent(metricsPort: number): Promise<void> {
  const read = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const queues = [...text.matchAll(/^retour_mail_queue\{state="(?:waiting|queued|sending)"\} (\d+)$/gm)]
    return queues.reduce((sum, [, n]) => sum + Number(n), queues.length > 0 ? 0 : Infinity)
  }
  for (let before = await read(); before > 0;) {
    let unsent = before
    const isFewer = async () => (unsent = await read()) < before
    await until(`fewer than ${before} mails`, isFewer, stuckAfterMs)
    before = unsent
  }
}
