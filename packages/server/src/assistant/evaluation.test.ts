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
import { voicesSet } from './testing/voices/voices-set.ts'
import { touristQuestions } from './testing/tourist-questions.ts'

const all = Object.values(evaluationSet).flat()
const blind = Object.values(blindSet).flat()
const fromPages = Object.values(fromPagesSet).flat()
const voices = Object.values(voicesSet).flat()

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
    tooNear(
      [...all, ...blind, ...fromPages, ...voices],
      [{ id: 'tourist questions', examples }, ...subjects],
    ),
  ).toEqual([])
})

/**
 * What holds today over every set that is known; a change may only make it better. The aim is 92 % right, none wrong, at
 * most 4 % refused though known, for questions that nobody has seen (docs/decisions/0024-assistant-on-subjects.md): these
 * here were read to mend what they showed. Strictly: an answer beside the question counts as wrong.
 */
const bar = { right: 0.99, wrong: 0, refusedKnown: 0.01 }

const sets: { name: string; list: EvaluationQuestion[] }[] = [
  { name: 'the set', list: all },
  { name: 'the strangers’ set', list: Object.values(strangersSet).flat() },
  {
    name: 'the second strangers’ set, the part that was read',
    list: Object.values(secondStrangersRead).flat(),
  },
  {
    name: 'the second strangers’ set, the part that was opened last',
    list: Object.values(secondStrangersHeld).flat(),
  },
  {
    name: 'the third strangers’ set, the part that was read',
    list: Object.values(thirdStrangersRead).flat(),
  },
  {
    name: 'the third strangers’ set, the part that was opened last',
    list: Object.values(thirdStrangersHeld).flat(),
  },
  { name: 'the set from the pages', list: fromPages },
  { name: 'the set in four ways of writing', list: voices },
  ...Object.entries(blindSet).map(([name, list]) => ({ name: `the blind set ${name}`, list })),
]

test.each(sets)('$name: none wrong, and nearly all are right', async ({ list }) => {
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
    wrong: bar.wrong,
  })
})
