import { subjects } from '@retour/domain/assistant/subjects/list'
import { expect, test } from 'vitest'
import { blindSet } from './testing/blind/blind-set.ts'
import type { EvaluationQuestion } from './testing/evaluation/evaluation-question.ts'
import { evaluationSet } from './testing/evaluation/evaluation-set.ts'
import { countVerdicts, titleOf } from './testing/evaluation/judge-evaluation.ts'
import { tooNear } from './testing/evaluation/kept-apart.ts'
import { describeMiss, runEvaluation } from './testing/evaluation/run-evaluation.ts'
import { secondStrangersRead } from './testing/strangers-2/dev-set.ts'
import { secondStrangersHeld } from './testing/strangers-2/held-set.ts'
import { thirdStrangersHeld } from './testing/strangers-3/held-set.ts'
import { thirdStrangersRead } from './testing/strangers-3/read-set.ts'
import { strangersSet } from './testing/strangers/strangers-set.ts'
import { fromPagesSet } from './testing/from-pages/from-pages-set.ts'
import { touristQuestions } from './testing/tourist-questions.ts'

const all = Object.values(evaluationSet).flat()
const blind = Object.values(blindSet).flat()
const fromPages = Object.values(fromPagesSet).flat()

test('the set holds at least 340 questions, each once, a dozen and more of each kind', () => {
  expect(new Set(all.map(titleOf)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(340)
  expect(Object.entries(evaluationSet).filter(([, list]) => list.length < 12)).toEqual([])
})

test('it asks other questions than the ones that the assistant was written with', () => {
  const examples = Object.fromEntries(
    Object.entries(touristQuestions).map(([kind, list]) => [kind, list.map(({ ask }) => ask)]),
  )
  expect(
    tooNear([...all, ...blind, ...fromPages], [{ id: 'tourist questions', examples }, ...subjects]),
  ).toEqual([])
})

type Bar = {
  name: string
  list: EvaluationQuestion[]
  right: number
  wrong: number
  refusedKnown: number
}

/**
 * What holds today; a change may only make it better. The aim is 92 % right, none wrong, at most 4 % refused though known
 * (docs/decisions/0024-assistant-on-subjects.md). The first set was read to mend what it showed; the strangers' one says
 * more of questions that nobody has seen. Strictly: an answer beside the question counts as wrong.
 */
const bars: Bar[] = [
  { name: 'the set', list: all, right: 0.99, wrong: 0, refusedKnown: 0.01 },
  {
    name: 'the strangers’ set',
    list: Object.values(strangersSet).flat(),
    right: 0.99,
    wrong: 0,
    refusedKnown: 0.011,
  },
  {
    name: 'the second strangers’ set, the part that was read',
    list: Object.values(secondStrangersRead).flat(),
    right: 0.99,
    wrong: 0,
    refusedKnown: 0.01,
  },
  {
    name: 'the second strangers’ set, the part that was opened last',
    list: Object.values(secondStrangersHeld).flat(),
    right: 0.95,
    wrong: 2,
    refusedKnown: 0.031,
  },
  {
    name: 'the third strangers’ set, the part that was read',
    list: Object.values(thirdStrangersRead).flat(),
    right: 0.98,
    wrong: 1,
    refusedKnown: 0.02,
  },
  {
    name: 'the third strangers’ set, the part that was opened last',
    list: Object.values(thirdStrangersHeld).flat(),
    right: 0.98,
    wrong: 0,
    refusedKnown: 0.01,
  },
  { name: 'the set from the pages', list: fromPages, right: 0.99, wrong: 5, refusedKnown: 0.005 },
  ...Object.entries(blindSet).map(([name, list]) => ({
    name: `the blind set ${name}`,
    list,
    right: 0.99,
    wrong: 0,
    refusedKnown: 0.01,
  })),
]

test.each(bars)(
  '$name: no less often right, and no more often wrong or silent, than the bars allow',
  async ({ list, ...bar }) => {
    const judged = await runEvaluation(list)
    const { asked, known, right, refusedKnown, wrong } = countVerdicts(judged)
    const misses = judged.filter(({ verdict }) => verdict.outcome !== 'right').map(describeMiss)
    if (misses.length > 0) console.log(misses.join('\n\n'))
    const share = { right: right / asked, refusedKnown: refusedKnown / known, wrong }
    expect(share).toEqual({
      right: expect.toSatisfy((part: number) => part >= bar.right, `at least ${bar.right} of ${asked}`),
      refusedKnown: expect.toSatisfy(
        (part: number) => part <= bar.refusedKnown,
        `at most ${bar.refusedKnown} of ${known}`,
      ),
      wrong: expect.toSatisfy((count: number) => count <= bar.wrong, `at most ${bar.wrong}`),
    })
  },
)
