import { isMet, isWorse, ratioOf, type Figure, type RecordedFigure } from './figures.ts'
import { thisMachine, type RecordedRun, type RecordedRuns } from './recorded-runs.ts'
import type { Table } from './table.ts'

type Held = { table: Table; worse: string[] }

const shown = (value: number) =>
  value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toPrecision(3)

/** Formats a limit or peer: "at most 250 MB", "pgbench 9657 /s (80 %)". */
function against({ peer, against: limit, unit, better, bar }: Figure): string {
  const amount = `${shown(limit)} ${unit}`.trim()
  if (!peer) return `at ${better === 'less' ? 'most' : 'least'} ${amount}`
  return `${peer} ${amount}${bar === undefined ? '' : ` (bar ${shown(bar)})`}`
}

const asRatio = (ratio: number | null) => (ratio === null ? '' : ratio.toFixed(2))

/** Returns whether a figure can be compared. A limit depends on the machine; a ratio to a peer does not. */
const isHeld = (figure: Figure, run: RecordedRun) => Boolean(figure.peer) || run.machine === thisMachine()

function rowOf(figure: Figure, run: RecordedRun | undefined, last: RecordedFigure | undefined) {
  const met = isMet(figure)
  const worse = Boolean(run && last && isHeld(figure, run) && isWorse(figure, last))
  const words = [
    met === null ? [] : [met ? 'met' : 'MISSED'],
    worse ? ['WORSE'] : [],
    run ? [] : ['not recorded'],
  ]
  const before = last && run ? `${asRatio(last.ratio) || shown(last.value)} (${run.day})` : ''
  const row = [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    against(figure),
    asRatio(ratioOf(figure)),
    before,
    words.flat().join(', '),
  ]
  return { row, worse }
}

/** Returns the recorded figures that this run did not measure, for example without PostgreSQL. */
const missing = (figures: Figure[], run: RecordedRun | undefined) =>
  (run?.figures ?? []).filter(({ name }) => !figures.some((figure) => figure.name === name))

/**
 * Returns a table of all figures of a run, and the names of those whose ratio is worse than the recorded one by a
 * tenth.
 */
export function holdAgainstRecord(measured: Map<string, Figure[]>, runs: RecordedRuns): Held {
  const rows: Table['rows'] = []
  const worse: string[] = []
  const machines = new Set<string>()
  for (const [bench, figures] of measured) {
    const run = runs[bench]
    if (run && run.machine !== thisMachine()) machines.add(run.machine)
    for (const figure of figures) {
      const last = run?.figures.find(({ name }) => name === figure.name)
      const held = rowOf(figure, last && run, last)
      rows.push([bench, ...held.row])
      if (held.worse) worse.push(`${bench}: ${figure.name}`)
    }
    for (const { name, value, ratio } of missing(figures, run))
      rows.push([bench, name, 'not measured', '', '', `${asRatio(ratio) || shown(value)} (${run?.day})`, ''])
  }
  const notes = [...machines].map(
    (machine) => `recorded on ${machine}: only ratios beside a peer are held against that`,
  )
  const columns = ['bench', 'figure', 'measured', 'limit or peer', 'ratio', 'recorded', '']
  return { table: { title: 'All figures that are held', columns, rows, notes }, worse }
}
