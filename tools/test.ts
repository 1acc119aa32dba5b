// The gate: verify, rules, tools, the server on the embedded database, the core journeys in Chromium. `--all` is
// everything: also the server on PostgreSQL, every journey, and long random runs with new seeds. The last line is: N
// passed, N failed.
import { randomInt } from 'node:crypto'
import { findChromium } from './find-chromium.ts'
import { journeysPart, vitestPart } from './testing/parts.ts'
import { runParts } from './testing/run-parts.ts'
import { verify } from './verify.ts'

/** The gate always uses the same random inputs, so that the same code gives the same result. Here they are new. */
function longRuns(): Record<string, string> {
  const seed = String(randomInt(2 ** 31 - 1))
  console.log(`Random inputs of TEST_SEED=${seed}`)
  return { WIDE_RUN: '1', TEST_SEED: seed }
}

// Installed in advance, because tests of the tools start journeys, several at once.
findChromium()
const name = 'rules, tools and server'
const parts = process.argv.includes('--all')
  ? [vitestPart(name, { step: { env: longRuns() } }), journeysPart()]
  : [
      vitestPart(name, { projects: ['!server on postgres'] }),
      journeysPart({ tag: '@core', step: { env: { JOURNEYS_SERVICE_WORKERS: 'block' } } }),
    ]
await runParts(parts, verify)
