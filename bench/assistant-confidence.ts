import { subjects } from '@retour/domain/assistant/subjects/list'
import { createClassifier, type Understand } from '@retour/domain/assistant/understanding/classifier'
import { trainSubjects } from '@retour/domain/assistant/understanding/train-subjects'
import { questionSets } from '@retour/server/src/assistant/testing/question-sets.ts'
import { runEvaluation } from '@retour/server/src/assistant/testing/evaluation/run-evaluation.ts'
import type { Table } from './table.ts'

/** Each third of the examples is left out once, so the model has seen less than the shipped one. */
const parts = 3
const bands = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]
type GradedLikelihood = { likelihood: number; outcome: 'right' | 'refused' | 'wrong' }

/** Returns a model without every third example of each subject, starting with the one at `part`. */
const trainWithout = (part: number): Understand =>
  createClassifier(
    trainSubjects(
      subjects.map((subject) => ({
        ...subject,
        examples: { en: subject.examples.en.filter((_, at) => at % parts !== part) },
      })),
    ),
  )

async function askAll(understand: Understand): Promise<GradedLikelihood[]> {
  let likelihood = 0
  const gradedAnswers: GradedLikelihood[] = []
  const noted: Understand = (question) => {
    const ranked = understand(question)
    likelihood = ranked[0]?.likelihood ?? 0
    return ranked
  }
  for (const question of Object.values(questionSets).flatMap((kinds) => Object.values(kinds).flat())) {
    const [graded] = await runEvaluation([question], noted)
    if (graded) gradedAnswers.push({ likelihood, outcome: graded.verdict.outcome })
  }
  return gradedAnswers
}

/**
 * Asks all questions of models that lack a third of the examples. Shows how often each likelihood of the first subject
 * was right, wrong or refused, and what a higher threshold would turn into a refusal.
 */
export async function benchAssistantConfidence(): Promise<Table> {
  const all: GradedLikelihood[] = []
  for (let part = 0; part < parts; part += 1) all.push(...(await askAll(trainWithout(part))))
  const count = (list: readonly GradedLikelihood[], outcome: GradedLikelihood['outcome']) =>
    list.filter((one) => one.outcome === outcome).length
  const row = (name: string, list: readonly GradedLikelihood[]) => [
    name,
    list.length,
    count(list, 'right'),
    count(list, 'wrong'),
    count(list, 'refused'),
  ]
  return {
    title: 'The assistant without a third of its examples, by how likely the first subject was',
    columns: ['likelihood', 'asked', 'right', 'wrong', 'refused'],
    rows: [
      ...bands.map((from, at) => {
        const to = bands[at + 1] ?? Infinity
        const here = all.filter(({ likelihood }) => likelihood >= from && likelihood < to)
        return row(to === Infinity ? `${from} and more` : `${from} to ${to}`, here)
      }),
      row('all', all),
    ],
  }
}
