import { describe, expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { createClassifier, type Understand } from '../understanding/classifier.ts'
import { confidenceOf } from '../understanding/confidence.ts'
import { phrasingOf } from '../understanding/phrasing.ts'
import { trainModel } from '../understanding/train.ts'
import { trainSubjects } from '../understanding/train-subjects.ts'
import { subjects } from './list.ts'

const today = '2026-11-22'
const fewestExamples = 40
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(' ')
const ask = (understand: Understand, text: string) => understand(readQuestion(text, today))

test.each(subjects.map(({ id, examples }) => [id, examples] as const))(
  '%s has at least 40 examples in each language, each once',
  (_id, examples) => {
    for (const list of Object.values(examples)) {
      expect(new Set(list.map(plain)).size).toBe(list.length)
      expect(list.length).toBeGreaterThanOrEqual(fewestExamples)
    }
  },
)

test('no example stands in two subjects', () => {
  const owners = Map.groupBy(
    subjects.flatMap(({ id, examples }) =>
      Object.values(examples)
        .flat()
        .map((text) => ({ id, text: plain(text) })),
    ),
    ({ text }) => text,
  )
  const shared = [...owners].filter(([, list]) => new Set(list.map(({ id }) => id)).size > 1)
  expect(shared.map(([text]) => text)).toEqual([])
})

test('titles are questions of their own, plain enough for a button', () => {
  const titles = subjects.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !/^[^[\]()*_<>]+\?$/.test(title))).toEqual([])
})

test('one subject answers what purchases give back', () => {
  expect(subjects.filter(({ isOfPurchases }) => isOfPurchases)).toHaveLength(1)
})

describe('a model trained on all examples', () => {
  const model = trainSubjects(subjects)
  const understand = createClassifier(model)

  test('understands each title for certain: pressing a button is answered', () => {
    const missed = subjects.filter(({ id, title }) => {
      const confidence = confidenceOf(ask(understand, title))
      return confidence.kind !== 'sure' || confidence.subject !== id
    })
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  test('is the same whatever the order of subjects and examples', () => {
    const shuffled = subjects
      .toReversed()
      .map((subject) => ({ ...subject, examples: { en: subject.examples.en.toReversed() } }))
    expect(trainSubjects(shuffled)).toEqual(model)
  })
})

test('of examples that it was not trained on, a model names seven of ten, and nine of ten among its first three', () => {
  const all = subjects.flatMap(({ id, examples }) =>
    examples.en.map((text, at) => ({ subject: id, text, isHeld: at % 6 === 0 })),
  )
  const model = trainModel(
    all
      .filter(({ isHeld }) => !isHeld)
      .map(({ subject, text }) => ({ subject, words: phrasingOf(readQuestion(text, today)) })),
  )
  const understand = createClassifier(model)
  const held = all.filter(({ isHeld }) => isHeld)
  const places = held.map(({ subject, text }) =>
    ask(understand, text).findIndex((ranked) => ranked.subject === subject),
  )
  const within = (first: number) => places.filter((place) => place >= 0 && place < first).length / held.length
  expect(within(1)).toBeGreaterThan(0.7)
  expect(within(3)).toBeGreaterThan(0.88)
})
