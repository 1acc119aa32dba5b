// node bench/load/soak.ts: an hour (SOAK_MINUTES) at a constant rate (SOAK_ACTIONS_PER_SECOND, half the knee). Does
// memory stay constant?
import { join } from 'node:path'
import { drawTable } from '../table.ts'
import { openLoadSetup } from './open-load-setup.ts'
import { signInAgain } from './prepare-scene.ts'
import { readServerFigures } from './server-figures.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 60)
const actionsPerSecond = Number(process.env.SOAK_ACTIONS_PER_SECOND ?? 30)
/** Until then caches fill and code is compiled. */
const settledMinute = Math.min(10, Math.ceil(minutes / 3))
/** A token lasts an hour. */
const newSessionsEvery = 30
const flatWithin = 0.1

const root = join(import.meta.dirname, '..', '..')
const { DATABASE_URL } = process.env
const { setup, close } = await openLoadSetup(root, DATABASE_URL ? { DATABASE_URL } : {})
// The server has its own process group and would outlive this process.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void close().then(() => process.exit(1)))
const resident: number[] = []
const failures: Record<string, number> = {}
try {
  let { scene } = setup
  for (let minute = 1; minute <= minutes; minute += 1) {
    if (minute % newSessionsEvery === 0) scene = await signInAgain(scene)
    const order = { scene, actionsPerSecond, seconds: 60, warmSeconds: 0, seed: minute }
    const report = await setup.generator.run(order)
    const figures = await readServerFigures(setup.server.metricsPort)
    resident.push(figures.residentMb)
    for (const [reason, count] of Object.entries(report.failures))
      failures[reason] = (failures[reason] ?? 0) + count
    console.log(
      `minute ${minute}: RSS ${Math.round(figures.residentMb)} MB, ${Math.round(report.requestsPerSecond)} requests/s, ` +
        `API reads p50 ${report.apiReads.p50Ms.toFixed(1)} p99 ${report.apiReads.p99Ms.toFixed(1)} ms, ` +
        `loop p99 ${figures.loopP99Ms.toFixed(1)} max ${figures.loopMaxMs.toFixed(0)} ms, errors ${JSON.stringify(report.failures)}`,
    )
  }
} finally {
  await close()
}
const settled = resident.slice(settledMinute - 1)
const [first = 0] = settled
const largest = Math.max(...settled)
const smallest = Math.min(...settled)
const isFlat = largest <= first * (1 + flatWithin)
const isWithoutError = Object.keys(failures).length === 0
console.log(
  drawTable({
    title: `Soak: ${minutes} minutes at ${actionsPerSecond} actions/s on ${DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`,
    columns: [
      `RSS MB at minute ${settledMinute}`,
      'smallest since',
      'largest since',
      'at the end',
      'no more than 10 % above',
      'errors',
    ],
    rows: [
      [
        ...[first, smallest, largest, settled.at(-1) ?? 0].map(Math.round),
        isFlat ? 'yes' : 'no',
        isWithoutError ? 'none' : JSON.stringify(failures),
      ],
    ],
  }),
)
process.exitCode = isFlat && isWithoutError ? 0 : 1
