import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { drawTable, type Table } from '../table.ts'
import { findKnee } from './find-knee.ts'
import { loadStep, type LoadParts, type Step } from './load-step.ts'
import { openLoadParts } from './open-load-parts.ts'
import { startSafePostgres } from './safe-postgres.ts'

const measuredSeconds = Number(process.env.LOAD_SECONDS ?? 60)

const percent = (share: number) => `${Math.round(share * 100)} %`
const failuresOf = ({ failures }: Step) =>
  Object.entries(failures)
    .map(([reason, count]) => `${reason} ×${count}`)
    .join(', ') || 'none'

const stepColumns = [
  'actions/s',
  'requests/s',
  'API reads p50',
  'p99 ms',
  'CPU',
  'loop p99 ms',
  'loop max ms',
]
const moreColumns = ['RSS MB', 'waited for CPU', 'machine', 'generator late p99 ms', 'errors']
const stepRow = (step: Step) => [
  step.actionsPerSecond,
  Math.round(step.requestsPerSecond),
  step.apiReads.p50Ms.toFixed(1),
  step.apiReads.p99Ms.toFixed(1),
  percent(step.cpuShare),
  step.loopP99Ms.toFixed(1),
  Math.round(step.loopMaxMs),
  Math.round(step.residentMb),
  percent(step.waitShare),
  percent(step.machineShare),
  step.lateP99Ms.toFixed(1),
  failuresOf(step),
]

async function measure(database: string, parts: LoadParts): Promise<Table> {
  const steps: Step[] = []
  const knee = await findKnee(parts, (step) => {
    steps.push(step)
    console.error(`${database}: ${stepRow(step).join('  ')}`)
  })
  const half = await loadStep(parts, Math.max(1, Math.round(knee / 2)), measuredSeconds)
  const kinds = half.byKind.map(({ kind, count, p50Ms, p99Ms }) => [
    `  ${kind}`,
    (count / measuredSeconds).toFixed(1),
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
  ])
  return {
    title: `Load like real traffic, one process, ${database}: knee at ${knee} actions/s, then half of it for ${measuredSeconds} s`,
    columns: [...stepColumns, ...moreColumns],
    rows: [
      ...steps.map(stepRow),
      ['half the knee'],
      stepRow(half),
      ['by kind', 'requests/s', 'p50', 'p99 ms'],
      ...kinds,
    ],
    notes: [
      'bars at half the knee: p99 under 100 ms for API reads, no error, loop p99 under 50 ms (an idle loop shows about 10)',
      'ninety of a hundred actions are views of pages; generator and server share this machine’s processors',
    ],
  }
}

/** Traffic like real on one process, on both databases: where it bends, and how it is at half of that. */
export async function benchLoadModel(root: string): Promise<Table> {
  const wanted = process.env.LOAD_DATABASES ?? 'embedded,postgres'
  const tables: Table[] = []
  const run = async (name: string, settings: Record<string, string>) => {
    const opened = await openLoadParts(root, settings)
    try {
      tables.push(await measure(name, opened.parts))
    } finally {
      await opened.close()
    }
  }
  if (wanted.includes('embedded')) await run('embedded database', {})
  const binaries = findPostgresBinaries()
  if (binaries && wanted.includes('postgres')) {
    const { cluster, stop } = await startSafePostgres(binaries)
    try {
      await run('PostgreSQL', { DATABASE_URL: cluster.superuserUrl })
    } finally {
      await stop()
    }
  }
  const [last] = tables.splice(-1)
  for (const table of tables) console.log(drawTable(table))
  return last ?? { title: 'nothing was wanted', columns: [], rows: [] }
}
