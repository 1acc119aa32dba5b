import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sections } from './cases.ts'
import { readNumberedTests } from './numbered-tests.ts'
import { writeCases, writePage } from './security-page.ts'

const root = join(import.meta.dirname, '../..')
const known = sections.flatMap(({ cases }) => Object.keys(cases).map(Number))

describe('docs/security.md', () => {
  const tests = readNumberedTests(root)

  test('every case has a test that carries its number', () => {
    expect(writeCases(tests).untested).toEqual([])
  })

  test('every number in a title is a case', () => {
    const strange = tests.filter(({ numbers }) => numbers.some((number) => !known.includes(number)))
    expect(strange.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
  })

  test('is what `node tools/security/security-page.ts` writes', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
    expect(page).toBe(writePage(page, writeCases(tests).text))
  })
})

test('a case without a test is named', () => {
  const tests = readNumberedTests(root).filter(({ numbers }) => !numbers.includes(20))
  expect(writeCases(tests).untested).toContain(20)
})

test('tests that run on one database say so', () => {
  const placeOf = (file: string, number: number) =>
    readNumberedTests(root).find((one) => one.file.endsWith(file) && one.numbers.includes(number))?.place
  expect(placeOf('rest-parallel.test.ts', 44)).toBe('PostgreSQL')
  expect(placeOf('rest-changing.test.ts', 45)).toBe('both databases')
  expect(placeOf('erase-from-disk.test.ts', 95)).toBe('embedded')
  expect(placeOf('booking-mail.test.ts', 42)).toBe('no database')
  expect(placeOf('seal.test.ts', 82)).toBe('no database')
})
