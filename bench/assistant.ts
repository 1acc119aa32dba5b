import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blindSet } from '@retour/server/src/assistant/testing/blind/blind-set.ts'
import { evaluationSet } from '@retour/server/src/assistant/testing/evaluation/evaluation-set.ts'
import { fromPagesSet } from '@retour/server/src/assistant/testing/from-pages/from-pages-set.ts'
import { secondStrangersRead } from '@retour/server/src/assistant/testing/strangers-2/dev-set.ts'
import { secondStrangersHeld } from '@retour/server/src/assistant/testing/strangers-2/held-set.ts'
import { thirdStrangersHeld } from '@retour/server/src/assistant/testing/strangers-3/held-set.ts'
import { thirdStrangersRead } from '@retour/server/src/assistant/testing/strangers-3/read-set.ts'
import { strangersSet } from '@retour/server/src/assistant/testing/strangers/strangers-set.ts'
import { countVerdicts } from '@retour/server/src/assistant/testing/evaluation/judge-evaluation.ts'
import {
  describeMiss,
  runEvaluation,
  type Judged,
} from '@retour/server/src/assistant/testing/evaluation/run-evaluation.ts'
import { mailsOfFolder, makeAccount } from './make-account.ts'
import { median, shareOf } from './median.ts'
import { startProduct } from './product.ts'
import type { Table } from './table.ts'

const starts = 3
const sets = {
  '': evaluationSet,
  'strangers, ': strangersSet,
  'second strangers, ': secondStrangersRead,
  'second strangers, opened last, ': secondStrangersHeld,
  'third strangers, ': thirdStrangersRead,
  'third strangers, opened last, ': thirdStrangersHeld,
  'from the pages, ': fromPagesSet,
  'blind, ': blindSet,
}
const person = { email: 'bench@example.com', password: 'correct horse battery' }
const questions = ['What do I get for 1,250 EUR in Paris?', 'And where is the desk at Orly?']

/** Milliseconds of the first two answers over HTTP of a server that is ready, on a new data folder. */
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
      const answer = await fetch(`${product.url}/functions/v1/ai-concierge`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ message, conversationId: null, userId: session.user.id }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`the concierge answered ${answer.status}: ${text}`)
      took.push(performance.now() - started)
    }
    return took
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function row(name: string, judged: readonly Judged[]) {
  const { asked, known, right, refusedKnown, wrong } = countVerdicts(judged)
  const took = judged.map(({ tookMs }) => tookMs)
  return [
    name,
    asked,
    `${((100 * right) / asked).toFixed(1)} %`,
    wrong,
    `${refusedKnown} of ${known}`,
    median(took).toFixed(1),
    shareOf(took, 0.95).toFixed(1),
  ]
}

/**
 * All sets of questions by kind, with every miss; and how long a
 * server that just started takes for its first answer.
 */
export async function benchAssistant(root: string): Promise<Table> {
  const waits: number[][] = []
  for (let start = 0; start < starts; start += 1) waits.push(await firstAnswers(root))
  const rows: Table['rows'] = []
  const all: Judged[] = []
  for (const [set, kinds] of Object.entries(sets)) {
    const ofSet: Judged[] = []
    for (const [kind, list] of Object.entries(kinds)) {
      const judged = await runEvaluation(list)
      rows.push(row(`${set}${kind}`, judged))
      ofSet.push(...judged)
    }
    rows.push(row(`${set}all`, ofSet))
    all.push(...ofSet)
  }
  const misses = all.filter(({ verdict }) => verdict.outcome !== 'right')
  const ofAnswer = (index: number) => median(waits.map((took) => took[index] ?? 0)).toFixed(0)
  return {
    title: 'The built-in assistant: questions that its authors did not see',
    columns: ['questions', 'count', 'right', 'wrong', 'refused though known', 'p50 ms', 'p95 ms'],
    rows,
    notes: [
      'bars: right at least 92 %, wrong 0, refused though known at most 4 %, p50 under 30 ms',
      `first answer over HTTP of a server that is ready: ${ofAnswer(0)} ms, the second ${ofAnswer(1)} ms (middle of ${starts} starts; bar 150 ms)`,
      ...misses.map((miss) => describeMiss(miss).replaceAll('\n', '\n  ')),
    ],
  }
}
