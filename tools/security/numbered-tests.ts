import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { withoutDatabase } from '../../packages/server/src/testing/without-database.ts'

/**
 * Where a test runs: tests of the server on both databases, unless they need none or one only; journeys in a browser on
 * the embedded one.
 */
export type Place = 'both databases' | 'embedded' | 'PostgreSQL' | 'browser' | 'no database'
export type NumberedTest = { numbers: number[]; title: string; file: string; place: Place }

const testFiles = [
  'packages/**/*.test.ts',
  'packages/**/*.test.tsx',
  'tools/**/*.test.ts',
  'journeys/**/*.spec.ts',
]
/** The title of a test, a group of tests, or a row in a table of tests: `'5, 6: what holds'`. */
const numberedTitle = /(['"`])(\d{1,2}(?:, \d{1,2})*): (.+?)\1\s*(?:,|\))/
const databaseCondition = /runIf\((.+?)\)\(/
const groupTitle = /^\s*(?:test\.)?describe\S*?\((['"`])(.+?)\1, (?:async )?\(/

/** Returns every numbered test of the checkout at `root`, in the order of the files. */
export function readNumberedTests(root: string): NumberedTest[] {
  const files = globSync(testFiles, { cwd: root, exclude: ['**/node_modules/**', 'packages/web/build*/**'] })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => readFile(file, readFileSync(join(root, file), 'utf8')))
}

function readFile(file: string, text: string): NumberedTest[] {
  const found: NumberedTest[] = []
  // The groups around a line, by indentation, which the formatter guarantees.
  const groups: { indent: number; place?: Place | undefined; title?: string | undefined }[] = []
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/)
    if (indent < 0) continue
    while (groups.length > 0 && indent <= groups.at(-1)!.indent && /^\s*[)}]/.test(line)) groups.pop()
    const condition = databaseCondition.exec(line)?.[1]
    const place = condition ? placeOf(condition) : undefined
    const group = groupTitle.exec(line)?.[2]
    const title = numberedTitle.exec(line)
    if (title) {
      const of = groups.findLast((one) => one.title)?.title
      found.push({
        numbers: title[2]!.split(', ').map(Number),
        title: `${of ? `${of}: ` : ''}${title[3]!.replaceAll('\\', '')}`,
        file,
        place: place ?? groups.findLast((one) => one.place)?.place ?? usualPlace(file),
      })
    }
    if (place || group) groups.push({ indent, place, title: title ? title[3] : group })
  }
  return found
}

/** Returns the database that a condition names. */
function placeOf(condition: string): Place | undefined {
  if (/embedded/i.test(condition)) return 'embedded'
  if (!/postgres/i.test(condition)) return undefined
  return /!==|!is/.test(condition) ? 'embedded' : 'PostgreSQL'
}

function usualPlace(file: string): Place {
  if (file.startsWith('journeys/')) return 'browser'
  const isOnDatabase =
    file.startsWith('packages/server/') && !withoutDatabase.some((pattern) => matchesGlob(file, pattern))
  return isOnDatabase ? 'both databases' : 'no database'
}
