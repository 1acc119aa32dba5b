import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sections } from './cases.ts'
import { readNumberedTests, type NumberedTest } from './numbered-tests.ts'

const root = join(import.meta.dirname, '../..')
const pageFile = join(root, 'docs/security.md')
const begin = '<!-- Written by tools/security/security-page.ts from the titles of the tests. -->'
const end = '<!-- End of what is written. -->'

/** Returns the table of cases with their tests, and the numbers of cases without a test. */
export function writeCases(tests: NumberedTest[]): { text: string; untested: number[] } {
  const untested: number[] = []
  const text = sections
    .map(({ title, cases }) => {
      const rows = Object.entries(cases).flatMap(([number, { title: name, limits }]) => {
        const own = tests.filter(({ numbers }) => numbers.includes(Number(number)))
        if (own.length === 0) untested.push(Number(number))
        const head = `| **${number}** | **${name}**${limits ? `<br>${limits}` : ''} | |`
        return [
          head,
          ...own.map(({ title: test, file, place }) => `| | ${escape(test)}<br>\`${file}\` | ${place} |`),
        ]
      })
      return [
        `### ${title}`,
        '',
        '| case | what, and its tests | where they run |',
        '|---|---|---|',
        ...rows,
      ].join('\n')
    })
    .join('\n\n')
  return { text, untested }
}

/** Replaces the generated part of the page; the text before and after it stays. */
export function writePage(page: string, cases: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error('docs/security.md has lost its marks')
  return `${before}${begin}\n\n${cases}\n\n${end}${after}`
}

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

if (import.meta.main) {
  const { text, untested } = writeCases(readNumberedTests(root))
  writeFileSync(pageFile, writePage(readFileSync(pageFile, 'utf8'), text))
  if (untested.length > 0) process.stderr.write(`no test names the cases ${untested.join(', ')}\n`)
  process.exitCode = untested.length > 0 ? 1 : 0
}
