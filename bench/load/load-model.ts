import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import { drawTable, type Table } from '../table.ts'
import { findKnee } from './find-knee.ts'
import { loadStep, type LoadSetup, type Step } from './load-step.ts'
import { openLoadSetup } from './open-load-setup.ts'
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

type Bars = { knee: number; residentMb: number }

const figuresOf = (database: string, knee: number, half: Step, bars: Bars): Figure[] => [
  atLeast(`knee, ${database}`, knee, { limit: bars.knee, unit: 'actions/s' }),
  atMost(`API reads p99 at half the knee, ${database}`, half.apiReads.p99Ms, { limit: 15, unit: 'ms' }),
  atMost(`event loop p99 at half the knee, ${database}`, half.loopP99Ms, { limit: 50, unit: 'ms' }),
  atMost(`memory at half the knee, ${database}`, half.residentMb, { limit: bars.residentMb, unit: 'MB' }),
  atMost(
    `errors at half the knee, ${database}`,
    Object.values(half.failures).reduce((sum, count) => sum + count, 0),
    { limit: 0, unit: '' },
  ),
]

async function measure(database: string, setup: LoadSetup, bars: Bars): Promise<Table> {
  const steps: Step[] = []
  const knee = await findKnee(setup, (step) => {
    steps.push(step)
    console.error(`${database}: ${stepRow(step).join('  ')}`)
  })
  const half = await loadStep(setup, Math.max(1, Math.round(knee / 2)), measuredSeconds)
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
      'an idle loop shows a p99 of about 10 ms',
      'ninety of a hundred actions are views of pages; generator and server share this machine’s processors',
    ],
    figures: figuresOf(database, knee, half, bars),
  }
}

/** Measures realistic traffic on one process, on both databases: the knee, and the state at half of it. */
export async function benchLoadModel(root: string): Promise<Table> {
  const databases = process.env.LOAD_DATABASES ?? 'embedded,postgres'
  const tables: Table[] = []
  const run = async (name: string, settings: Record<string, string>, bars: Bars) => {
    const opened = await openLoadSetup(root, settings)
    try {
      tables.push(await measure(name, opened.setup, bars))
    } finally {
      await opened.close()
    }
  }
  if (databases.includes('embedded')) await run('embedded database', {}, { knee: 770, residentMb: 250 })
  const binaries = findPostgresBinaries()
  if (binaries && databases.includes('postgres')) {
    const { cluster, stop } = await startSafePostgres(binaries)
    try {
      await run('PostgreSQL', { DATABASE_URL: cluster.superuserUrl }, { knee: 1150, residentMb: 200 })
    } finally {
      await stop()
    }
  }
  const figures = tables.flatMap((table) => table.figures ?? [])
  const [last] = tables.splice(-1)
  for (const table of tables) console.log(drawTable(table))
  return last ? { ...last, figures } : { title: 'nothing was wanted', columns: [], rows: [] }
}
