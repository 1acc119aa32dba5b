import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createModelBrain } from '@retour/server/src/assistant/model-brain.ts'
import { askBuiltIn, exampleRows, libraryOf } from '@retour/server/src/assistant/testing/concierge-scene.ts'
import { checkFacts, checkNumbers } from '@retour/server/src/assistant/testing/check-answer.ts'
import type { TouristQuestion } from '@retour/server/src/assistant/testing/tourist-question.ts'
import { touristQuestions } from '@retour/server/src/assistant/testing/tourist-questions.ts'
import { readConfig } from '@retour/server/src/config.ts'
import { atLeast, atMost } from './figures.ts'
import type { Table } from './table.ts'

type Score = { right: number; wrongNumbers: number; replaced: number; tookMs: number[] }
type Ask = (question: TouristQuestion) => Promise<{ facts: string[]; numbers: string[]; isReplaced: boolean }>

const chatsAtOnce = 50

const askBuiltInBrain: Ask = async (question) => {
  const answer = await askBuiltIn(question)
  return {
    facts: checkFacts(question, answer.text),
    numbers: checkNumbers(question, answer),
    isReplaced: false,
  }
}

/**
 * Returns a function that sends a question to the model at AI_BASE_URL, null without one. A refused answer counts as
 * replaced.
 */
function askConfiguredModel(): Ask | null {
  const { ai } = readConfig(process.env)
  if (!ai) return null
  const brain = createModelBrain(ai, 7000)
  return async (question) => {
    const { ask: message, earlier = [], edition = 'guide-2025-05' } = question
    const answer = await brain({
      message,
      earlier: earlier.map((content) => ({ isAi: false, content })),
      library: await libraryOf(edition),
      readOwnRows: () => Promise.resolve(exampleRows),
      own: await askBuiltIn(question),
    })
    // The text and figures of such an answer come from the tools.
    return answer.outcome === 'good'
      ? { facts: checkFacts(question, answer.text), numbers: [], isReplaced: false }
      : { ...(await askBuiltInBrain(question)), isReplaced: true }
  }
}

async function score(questions: TouristQuestion[], ask: Ask): Promise<Score> {
  const sum: Score = { right: 0, wrongNumbers: 0, replaced: 0, tookMs: [] }
  for (const question of questions) {
    const started = performance.now()
    const { facts, numbers, isReplaced } = await ask(question)
    sum.tookMs.push(performance.now() - started)
    sum.right += facts.length + numbers.length === 0 ? 1 : 0
    sum.wrongNumbers += numbers.length
    sum.replaced += isReplaced ? 1 : 0
  }
  return sum
}

const at = (sorted: number[], share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)

function row(name: string, count: number, { right, wrongNumbers, replaced, tookMs }: Score) {
  const sorted = tookMs.toSorted((a, b) => a - b)
  return [
    name,
    count,
    `${((100 * right) / count).toFixed(1)} %`,
    wrongNumbers,
    replaced,
    at(sorted, 0.5),
    at(sorted, 0.95),
  ]
}

/** Returns the heap after garbage collection, in megabytes. */
function heapMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/**
 * Measures how many tourists' questions are answered correctly, by the built-in concierge and by a configured model.
 */
export async function benchConcierge(): Promise<Table> {
  const all = Object.values(touristQuestions).flat()
  const heapBefore = heapMegabytes()
  const started = performance.now()
  await libraryOf('guide-2025-05')
  await libraryOf('law-2026-11')
  const indexMs = (performance.now() - started) / 2
  await score(all, askBuiltInBrain)
  const heapOfIndex = (heapMegabytes() - heapBefore) / 2
  const rows: Table['rows'] = []
  for (const [kind, list] of Object.entries(touristQuestions))
    rows.push(row(kind, list.length, await score(list, askBuiltInBrain)))
  const builtIn = await score(all, askBuiltInBrain)
  rows.push(row('all', all.length, builtIn))
  const atOnce = performance.now()
  const waits = await Promise.all(
    all.slice(0, chatsAtOnce).map(async (question) => {
      await askBuiltIn(question)
      return performance.now() - atOnce
    }),
  )
  const askModel = askConfiguredModel()
  if (askModel) rows.push(row(`model ${process.env.AI_MODEL}`, all.length, await score(all, askModel)))
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    title: 'The concierge: questions of tourists',
    columns: ['questions', 'count', 'right', 'wrong numbers', 'replaced', 'p50 ms', 'p95 ms'],
    rows,
    figures: [
      atLeast('questions of tourists right', (100 * builtIn.right) / all.length, { limit: 92, unit: '%' }),
      atMost('wrong numbers', builtIn.wrongNumbers, { limit: 0, unit: '' }),
    ],
    notes: [
      `${chatsAtOnce} chats at once: p95 ${at(sorted, 0.95)} ms`,
      `index of one edition: ${indexMs.toFixed(0)} ms; it keeps ${heapOfIndex.toFixed(1)} MB, after a collection`,
    ],
  }
}
