import type { PartResult } from './retry-part.ts'
import type { TestOutcome } from './run-report.ts'

/** Returns the duration of each part and the ten slowest files of Vitest and journeys, each with its slowest test. */
export function describeTimings(verifySeconds: number | null, results: PartResult[]): string[] {
  const outcomes = results.flatMap((result) => result.outcomes)
  const slowest = unitsOf(outcomes)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
  return [
    'Seconds of each part',
    ...(verifySeconds === null ? [] : [line(verifySeconds, 'verify')]),
    ...results.map(({ name, seconds, outcomes: own }) =>
      line(seconds, [name, ...describeProjects(own)].join('; ')),
    ),
    '',
    'The ten slowest',
    ...slowest.map((unit) => line(unit.ms / 1000, describeUnit(unit, outcomes))),
    '',
  ]
}

const line = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)}  ${words}`

/** Returns the units of waiting: files if a runner reports them, otherwise tests. */
function unitsOf(outcomes: TestOutcome[]): TestOutcome[] {
  const files = outcomes.filter(({ isFile }) => isFile)
  const places = new Set(files.map(placeOf))
  return [...files, ...outcomes.filter((outcome) => !places.has(placeOf(outcome)))]
}

/** Files run in parallel, so the sum of their durations exceeds that of the part. */
function describeProjects(outcomes: TestOutcome[]): string[] {
  const projects = Map.groupBy(unitsOf(outcomes), ({ project }) => project)
  if (projects.size < 2) return []
  const seconds = (units: TestOutcome[]) => Math.round(units.reduce((sum, { ms }) => sum + ms, 0) / 1000)
  const sums = [...projects].map(([name, units]) => `${name} ${seconds(units)}`)
  return [`of its files together: ${sums.join(', ')}`]
}

function describeUnit(unit: TestOutcome, outcomes: TestOutcome[]): string {
  if (!unit.isFile) return `${placeOf(unit)} › ${unit.name}`
  const tests = outcomes.filter((other) => !other.isFile && placeOf(other) === placeOf(unit))
  const slowest = tests.toSorted((a, b) => b.ms - a.ms)[0]
  return slowest
    ? `${placeOf(unit)} (${(slowest.ms / 1000).toFixed(1)} of it: ${slowest.name})`
    : placeOf(unit)
}

/** Returns "server on embedded: packages/server/src/app.test.ts". */
export const placeOf = ({ project, file }: TestOutcome) => [project, file].filter(Boolean).join(': ')
