// The gate: verify, rules, tools, the server on the embedded database, the core journeys in Chromium.
// `--all` is everything: the server on PostgreSQL too, every journey, long random runs with new seeds.
// `--only journeys` runs every journey and nothing else. Ends with one plain line: N passed, N failed.
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-step.ts'
import { conclude } from './testing/conclusion.ts'
import { lookTwice, type Part, type PartResult } from './testing/look-twice.ts'
import { journeysPart, vitestPart } from './testing/parts.ts'
import { verify } from './verify.ts'

const isAll = process.argv.includes('--all')
const isOnlyJourneys = process.argv.includes('--only') && process.argv.includes('journeys')

/** In the gate random inputs are always the same, so that it says the same of the same code. Here they are new. */
function longRuns(): Record<string, string> {
  const seed = String(randomInt(2 ** 31 - 1))
  console.log(`Random inputs of TEST_SEED=${seed}`)
  return { TEST_SEED: seed, REST_HOSTILE_QUERIES: '10000' }
}

function chooseParts(): Part[] {
  if (isOnlyJourneys) return [journeysPart()]
  const name = 'rules, tools and server'
  const projects = ['rules', 'tools', 'server on embedded']
  if (isAll)
    return [
      vitestPart(name, { projects: [...projects, 'server on postgres'], step: { env: longRuns() } }),
      journeysPart(),
    ]
  return [vitestPart(name, { projects }), journeysPart({ tag: '@core' })]
}

const checks = isOnlyJourneys ? [] : await verify()
const results: PartResult[] = []
for (const part of chooseParts()) {
  const startedAt = performance.now()
  results.push(await lookTwice(part))
  console.log(`\n${part.name}: ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

const { passed, failed, flaky, lines } = conclude(checks, results)
const flakyFile = join(root, 'test-results', 'flaky.json')
rmSync(flakyFile, { force: true })
if (flaky.length > 0) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(flakyFile, `${JSON.stringify(flaky, null, 2)}\n`)
}
console.log(`\n${lines.join('\n')}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
