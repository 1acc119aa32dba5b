import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { statements } from '@retour/domain/vat/statements'
import { expect, test } from 'vitest'

const domain = join(import.meta.dirname, '..', '..', 'packages', 'domain', 'src')
/** A file with the literal date of a check has records of its own. */
const holdsRecords = /checkedOn(?::| =) '20\d\d/

const files = globSync('**/*.ts', { cwd: domain }).filter(
  (file) => !file.endsWith('.test.ts') && holdsRecords.test(readFileSync(join(domain, file), 'utf8')),
)

/** Returns every object inside a value that has the date of its check, without the product guide's constants. */
function checkedIn(value: unknown, seen = new Set<object>()): object[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const inner = Object.values(value).flatMap((one) => checkedIn(one, seen))
  const isProduct = 'sourceKind' in value && value.sourceKind === 'product'
  return 'checkedOn' in value && !isProduct ? [value, ...inner] : inner
}

const covered = new Set<object>(statements().flatMap(({ records }) => records))

test('every record that names the day of its check is looked at again after 90 days', async () => {
  expect(files.length).toBeGreaterThan(12)
  const forgotten: string[] = []
  for (const file of files.filter((one) => !one.endsWith('guide-2025-05.ts'))) {
    const module = (await import(pathToFileURL(join(domain, file)).href)) as Record<string, unknown>
    const records = checkedIn({ ...module })
    if (records.length === 0) forgotten.push(`${file}: no record of it is exported`)
    for (const record of records)
      if (!covered.has(record)) forgotten.push(`${file}: ${JSON.stringify(record).slice(0, 120)}`)
  }
  expect(forgotten).toEqual([])
})
