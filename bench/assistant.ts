import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { questionSets } from '@retour/server/src/assistant/testing/question-sets.ts'
import { countVerdicts } from '@retour/server/src/assistant/testing/evaluation/grade-answer.ts'
import {
  describeMiss,
  runEvaluation,
  type Graded,
} from '@retour/server/src/assistant/testing/evaluation/run-evaluation.ts'
import { atLeast, atMost } from './figures.ts'
import { mailsOfFolder, makeAccount } from './make-account.ts'
import { median, shareOf } from './median.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const starts = 3
/**
 * The limits of the assistant (docs/decisions/0024-assistant-on-subjects.md): shares in percent, response times in
 * milliseconds.
 */
const bars = { right: 92, refusedKnown: 4, wrong: 0, firstAnswer: 150, median: 30 }
const person = { email: 'bench@example.com', password: 'correct horse battery' }
const questions = ['What do I get for 1,250 EUR in Paris?', 'And where is the desk at Orly?']

/** Measures the first two responses over HTTP of a server that is ready, on a new data folder, in milliseconds. */
async function firstAnswers(root: string): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-assistant-'))
  const product = await startProduct(root, [process.execPath, 'packages/server/src/main.ts'], {
    DATA_DIR: dataDir,
  })
  try {
    const config = (await (await fetch(`${product.url}/config.json`)).json()) as { publishableKey: string }
    const headers = { apikey: config.publishableKey, 'content-type': 'application/json' }
    const session = await makeAccount(
      { url: product.url, readMails: mailsOfFolder(dataDir), headers },
      person,
    )
    const took: number[] = []
    for (const message of questions) {
      const started = performance.now()
      const response = await fetch(`${product.url}/functions/v1/ai-concierge`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ message, conversationId: null, userId: session.user.id }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`the concierge answered ${response.status}: ${text}`)
      took.push(performance.now() - started)
    }
    return took
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function heldAgainst(graded: readonly Graded[]): 'met' | 'MISSED' {
  const { asked, known, right, refusedKnown, wrong } = countVerdicts(graded)
  const isRight = (100 * right) / asked >= bars.right && (100 * refusedKnown) / known <= bars.refusedKnown
  const isQuick = median(graded.map(({ tookMs }) => tookMs)) < bars.median
  return isRight && isQuick && wrong <= bars.wrong ? 'met' : 'MISSED'
}

/** `isSet`: a complete set, which is compared with the limits. */
function row(name: string, graded: readonly Graded[], isSet = false) {
  const { asked, known, right, refusedKnown, wrong } = countVerdicts(graded)
  const took = graded.map(({ tookMs }) => tookMs)
  return [
    name,
    asked,
    `${((100 * right) / asked).toFixed(1)} %`,
    wrong,
    `${refusedKnown} of ${known}`,
    median(took).toFixed(1),
    shareOf(took, 0.95).toFixed(1),
    isSet ? heldAgainst(graded) : '',
  ]
}

/** Measures all sets of questions by kind, with every miss, and how long a new server takes for its first answer. */
export async function benchAssistant(root: string): Promise<Table> {
  const waits: number[][] = []
  for (let start = 0; start < starts; start += 1) waits.push(await firstAnswers(root))
  const rows: Table['rows'] = []
  const all: Graded[] = []
  for (const [set, kinds] of Object.entries(questionSets)) {
    const ofSet: Graded[] = []
    for (const [kind, list] of Object.entries(kinds)) {
      const graded = await runEvaluation(list)
      rows.push(row(`${set}, ${kind}`, graded))
      ofSet.push(...graded)
    }
    rows.push(row(`${set}, all`, ofSet, true))
    all.push(...ofSet)
  }
  const { asked, known, right, refusedKnown, wrong } = countVerdicts(all)
  const misses = all.filter(({ verdict }) => verdict.outcome !== 'right')
  const [first, second] = [0, 1].map((index) => median(waits.map((took) => took[index] ?? 0))) as [
    number,
    number,
  ]
  return {
    title: 'The built-in assistant: questions that its authors did not see',
    columns: ['questions', 'count', 'right', 'wrong', 'refused though known', 'p50 ms', 'p95 ms', 'bars'],
    rows,
    figures: [
      atLeast('questions answered rightly', (100 * right) / asked, { limit: bars.right, unit: '%' }),
      atMost('questions answered wrongly', wrong, { limit: bars.wrong, unit: '' }),
      atMost('refused though known', (100 * refusedKnown) / known, { limit: bars.refusedKnown, unit: '%' }),
      atMost('answer, p50', median(all.map(({ tookMs }) => tookMs)), { limit: bars.median, unit: 'ms' }),
      atMost('first answer of a server that is ready', first, { limit: bars.firstAnswer, unit: 'ms' }),
    ],
    notes: [
      `the second answer: ${second.toFixed(0)} ms; both are the middle of ${starts} starts`,
      ...misses.map((miss) => describeMiss(miss).replaceAll('\n', '\n  ')),
    ],
  }
}
