import { askLink } from '@retour/domain/assistant/answers/ask-button'
import { subjects } from '@retour/domain/assistant/subjects/list'
import { citationsOf } from '@retour/domain/assistant/tools/toolbox'
import { isOurPath } from '@retour/domain/content/testing/our-paths'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askBuiltIn } from './testing/concierge-scene.ts'
import { checkAnswer } from './testing/check-answer.ts'
import { touristQuestions } from './testing/tourist-questions.ts'

const titled = (list: (typeof touristQuestions)[string]) =>
  list.map(
    (question) =>
      [[...(question.earlier ?? []), question.ask, question.edition ?? ''].join(' | '), question] as const,
  )

/** The sources are in the last line, and nowhere else. */
const endsWithSources = (text: string) =>
  /\n\nSources: \[[^\n]+$/.test(text) && text.split('Sources: ').length === 2

describe.each(Object.entries(touristQuestions))('questions of tourists: %s', (_kind, list) => {
  test.each(titled(list))('%s', async (_title, question) => {
    const answer = await askBuiltIn(question)
    expect({ wrong: checkAnswer(question, answer), answerText: answer.text }).toEqual({
      wrong: [],
      answerText: answer.text,
    })
    const links = [...answer.text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to ?? '')
    // If a tool gave a fact, the last line has the pages that it is based on.
    expect(endsWithSources(answer.text)).toBe(citationsOf(answer.results).length > 0)
    expect(links.filter((to) => to !== askLink && !isOurPath(to))).toEqual([])
  })
})

test('no example that the assistant is trained on is a question of the set', () => {
  const askedTexts = new Set(
    Object.values(touristQuestions)
      .flat()
      .map(({ ask }) => ask.toLowerCase()),
  )
  const examples = subjects.flatMap(({ examples: { en } }) => en)
  expect(examples.filter((example) => askedTexts.has(example.toLowerCase()))).toEqual([])
})

test('what a tool gave is told with its pages, whatever is asked: each title, with a place and an amount', async () => {
  const unanswered: string[] = []
  for (const { id, title } of subjects) {
    const earlier = ['I bought a bag for 500 euros in Paris']
    const { text, results } = await askBuiltIn({ ask: title, earlier, says: [] })
    if (endsWithSources(text) !== citationsOf(results).length > 0) unanswered.push(id)
  }
  expect(unanswered).toEqual([])
})

test('the set holds at least 150 questions, each once', () => {
  const all = Object.values(touristQuestions).flat()
  const titles = new Set(titled(all).map(([title]) => title))
  expect(titles.size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(150)
})

const figure = fc.oneof(
  fc.double({ min: 0.01, max: 2_000_000, noNaN: true }).map((amount) => amount.toFixed(2)),
  fc.integer({ min: 1, max: 99_999 }).map((amount) => amount.toLocaleString('en-US')),
)
const piece = fc.oneof(
  fc.constantFrom(
    'euros',
    'USD',
    'GBP',
    'yen',
    'in Paris',
    'in Madrid',
    'in Italy',
    'at Munich airport',
    'at CDG',
    'and',
    'minimum',
  ),
  fc.constantFrom(
    'I forgot the stamp',
    'how long',
    'my hotel',
    'cash or card',
    'bought on 3 May',
    'red screen',
    'via Amsterdam',
  ),
  fc.constantFrom(
    ...Object.values(touristQuestions)
      .flat()
      .map(({ ask }) => ask),
  ),
  figure,
  fc.string({ maxLength: 12, unit: 'binary' }),
)
const message = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(' '))

test('whatever is asked, every number was asked or comes from a tool', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { maxLength: 2 }),
      message,
      fc.constantFrom('guide-2025-05' as const, 'law-2026-11' as const),
      async (earlier, ask, edition) => {
        const question = { ask, earlier, edition, says: [] }
        expect(checkAnswer(question, await askBuiltIn(question))).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)
