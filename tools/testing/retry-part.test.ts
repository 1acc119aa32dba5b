import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root, runStep } from '../run-step.ts'
import { conclude } from './conclusion.ts'
import { retryPart } from './retry-part.ts'
import { journeysPart, vitestPart } from './parts.ts'
import { describeTimings } from './timings.ts'

let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'retry-part-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** Hides the output of the runs, because their failures are intended. */
const step = { live: false }

/** Returns true for the first `times` calls, counted across processes. */
const firstTimes = `
import { appendFileSync, readFileSync } from 'node:fs'
const firstTimes = (name, times) => {
  const file = import.meta.dirname + '/' + name
  appendFileSync(file, 'x')
  return readFileSync(file, 'utf8').length <= times
}
`

describe('tests in Vitest', () => {
  const part = () => {
    write(
      'vitest.config.ts',
      `export default { root: import.meta.dirname, test: { projects: [{ test: { name: 'small', include: ['*.test.ts'] } }] } }`,
    )
    return vitestPart('small', { projects: ['small'], config: join(folder, 'vitest.config.ts'), step })
  }
  const inVitest = `import { expect, test } from 'vitest'${firstTimes}`

  test('one that passes when it runs again alone is flaky, one that fails each time is a fault', async () => {
    write(
      'a.test.ts',
      `${inVitest}
      test('sound', () => {})
      test('fails once', () => expect(firstTimes('once', 1)).toBe(false))
      test('fails twice', () => expect(firstTimes('twice', 2), 'the first error').toBe(false))`,
    )
    write(
      'b.test.ts',
      `${inVitest}
      test('wrong', () => expect(1).toBe(2))
      test.skip('not today', () => {})`,
    )
    const result = await retryPart(part())
    expect(result.passed).toBe(3)
    expect(result.flaky.map(({ name }) => name)).toEqual(['fails once', 'fails twice'])
    expect(result.flaky[1]?.error).toContain('the first error')
    expect(result.failed.map(({ name, project }) => [project, name])).toEqual([['small', 'wrong']])
    const checks = [
      { name: 'format', passed: true },
      { name: 'lint', passed: false },
    ]
    const { failed, lines } = conclude(checks, [result])
    expect(failed).toBe(2)
    expect(lines.slice(-2)).toEqual(['2 flaky', '4 passed, 2 failed'])
    const file = (name: string) => relative(root, join(folder, name))
    expect(lines.slice(lines.indexOf('Failed.'), -2)).toEqual([
      'Failed.',
      '  lint',
      '    npm run verify',
      `  small: ${file('b.test.ts')} › wrong`,
      '    expected 1 to be 2 // Object.is equality',
      `    npm run test:unit -- ${file('b.test.ts')} -t '^wrong$'`,
      '',
    ])
    expect(lines).toContain(`    npm run test:unit -- ${file('a.test.ts')} -t '^fails twice$'`)
    const timings = describeTimings(null, [result]).join('\n')
    expect(timings).toMatch(/^ +\d+\.\d {2}small$/m)
    expect(timings).toContain(`small: ${file('a.test.ts')} (`)
    expect(result.outcomes.find(({ isFile }) => isFile)?.ms).toBeGreaterThan(0)
  })

  test('hooks and imports that fail are faults of their file', async () => {
    write(
      'hook.test.ts',
      `import { beforeAll, test } from 'vitest'
      beforeAll(() => { throw new Error('no database') })
      test('never', () => {})`,
    )
    write(
      'import.test.ts',
      `${inVitest}
      if (firstTimes('import', 1)) throw new Error('not yet')
      test('then', () => {})`,
    )
    const result = await retryPart(part())
    expect(result.failed).toMatchObject([
      { file: expect.stringMatching(/hook\.test\.ts$/), error: 'no database' },
    ])
    expect(result.flaky).toMatchObject([
      { file: expect.stringMatching(/import\.test\.ts$/), error: 'not yet' },
    ])
  })

  test('an error outside of the tests is a fault when it comes again', async () => {
    write(
      'late.test.ts',
      `import { test } from 'vitest'
      test('is long over', () => { setTimeout(() => Promise.reject(new Error('nobody waits'))) })
      test('another', () => new Promise((done) => setTimeout(done, 50)))`,
    )
    const result = await retryPart(part())
    expect(result.failed).toMatchObject([{ name: 'the run itself', error: 'nobody waits' }])
  })

  test('a runner that ends without a report is a fault', async () => {
    write('vitest.config.ts', 'throw new Error("no such option")')
    const broken = vitestPart('small', {
      projects: ['small'],
      config: join(folder, 'vitest.config.ts'),
      step,
    })
    const result = await retryPart(broken)
    expect(result).toMatchObject({ passed: 0, failed: [{ name: 'the run itself' }] })
    expect(result.failed[0]?.error).toContain('no such option')
  })
})

test('journeys: flaky, faults, those that cannot run here, and those of one tag', async () => {
  const config = join(folder, 'playwright.config.ts')
  write(
    'playwright.config.ts',
    `export default { testDir: '.', workers: 2, fullyParallel: true, outputDir: './results' }`,
  )
  write(
    'a.spec.ts',
    `import { expect, test } from '@playwright/test'${firstTimes}
    test('sound', { tag: '@core' }, () => {})
    test('fails once', { tag: '@core' }, () => expect(firstTimes('once', 1)).toBe(false))
    test('wrong', { tag: '@core' }, () => expect(1).toBe(2))
    test('in another browser', { tag: '@core' }, () => test.skip(true, 'no such browser'))
    test('not today', { tag: '@core' }, () => test.skip())
    test('elsewhere', () => expect(1).toBe(2))`,
  )
  const result = await retryPart(journeysPart({ config, tag: '@core', step }))
  expect(result.passed).toBe(2)
  expect(result.skipped.map(({ name }) => name)).toEqual(['in another browser'])
  const { lines } = conclude([], [result])
  expect(lines.slice(0, 3)).toEqual(['Not run here.', '  1: no such browser', ''])
  expect(result.flaky.map(({ name }) => name)).toEqual(['fails once'])
  expect(result.failed.map(({ name }) => name)).toEqual(['wrong'])
})

test('a journey that was cut off, or never ran, did not pass', async () => {
  const config = join(folder, 'playwright.config.ts')
  write(
    'playwright.config.ts',
    `export default { testDir: '.', workers: 2, fullyParallel: true, maxFailures: 1, outputDir: './results' }`,
  )
  write(
    'a.spec.ts',
    `import { existsSync, rmSync, writeFileSync } from 'node:fs'
    import { expect, test } from '@playwright/test'
    const begun = import.meta.dirname + '/begun'
    test('wrong', async () => {
      await expect.poll(() => existsSync(begun), { timeout: 20_000 }).toBe(true)
      rmSync(begun)
      expect(1).toBe(2)
    })
    test('cut off', () => {
      writeFileSync(begun, '')
      return new Promise(() => {})
    })
    test('never ran', () => {})`,
  )
  const result = await retryPart(journeysPart({ config, step }))
  expect(result.passed).toBe(0)
  expect(result.failed.map(({ name }) => name)).toEqual(['the run itself', 'wrong', 'cut off', 'never ran'])
  expect(result.failed.map(({ error }) => error).slice(2)).toEqual(['interrupted', 'was not run'])
})

test('a step that prints nothing for too long is ended, and did not pass', async () => {
  const silent = `process.on('SIGTERM', () => process.exit(0)); console.log('begun'); setInterval(() => {}, 1000)`
  const step = await runStep('silent', process.execPath, ['-e', silent], { quietMs: 2000 })
  expect(step.passed).toBe(false)
  expect(step.output).toMatch(/^begun\n\nsilent: nothing happened for 2 s, ended\.$/m)
})
