import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { ratioOf, type Figure, type RecordedFigure } from './figures.ts'

/** The recorded results of each bench, and the machine. */
export type RecordedRun = { day: string; machine: string; node: string; figures: RecordedFigure[] }
export type RecordedRuns = Record<string, RecordedRun>

/** Returns the processors of this machine; limits in time are only compared on the same ones. */
export const thisMachine = () => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`

/** Reads the recorded runs by bench; empty if there is no file. Throws if the file is invalid JSON. */
export const readRecordedRuns = (file: string): RecordedRuns =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedRuns) : {}

// Four significant digits, because people read the records and smaller differences mean nothing.
const rounded = (value: number) => Number(value.toPrecision(4))

/** Records new results of some benches; other benches keep theirs. */
export function writeRecordedRuns(file: string, measured: Map<string, Figure[]>): void {
  const runs = readRecordedRuns(file)
  for (const [bench, figures] of measured) {
    if (figures.length === 0) continue
    runs[bench] = {
      day: new Date().toISOString().slice(0, 10),
      machine: thisMachine(),
      node: process.version,
      figures: figures.map((figure) => {
        const ratio = ratioOf(figure)
        return { name: figure.name, value: rounded(figure.value), ratio: ratio && rounded(ratio) }
      }),
    }
  }
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`)
}
