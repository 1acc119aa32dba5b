import { describe, expect, test } from 'vitest'
import { countries } from '../../places/countries.ts'
import { ends } from './ends.ts'
import { facts, type FactRecord } from './facts.ts'
import { questions } from './questions.ts'
import { formLines } from './form-lines.ts'
import { helpAfter, maxTaps, outcomeOf, troubleWith } from './red-screen.ts'
import { sentences } from './sentences.ts'
import { situations, type Situation } from './situations.ts'

/** Every way through a situation: the answers, and the name of what stands at its end. */
function waysOf(situation: Situation, answers: readonly number[] = []): number[][] {
  if (answers.length > maxTaps + 1) throw new Error(`${situation} does not end: ${answers.join(' ')}`)
  const step = helpAfter(situation, answers)
  if ('end' in step) return [[...answers]]
  return step.question.answers.flatMap((_, index) => waysOf(situation, [...answers, index]))
}

const endOf = (situation: Situation, answers: readonly number[]) => {
  const step = helpAfter(situation, answers)
  if (!('end' in step)) throw new Error('a question')
  return step.end
}

describe.each(situations)('%s', (situation) => {
  const ways = waysOf(situation)

  test('every way ends, after one to six taps', () => {
    expect(ways.length).toBeGreaterThan(1)
    for (const way of ways) {
      expect(way.length).toBeGreaterThan(0)
      expect(way.length).toBeLessThanOrEqual(maxTaps)
    }
  })

  test.each([...countries, null])(
    'each end says what to do, whom to ask and what to say, with sources: %s',
    (country) => {
      for (const way of ways) {
        const outcome = outcomeOf(endOf(situation, way), country, country ?? 'france')
        expect(outcome.steps.length).toBeGreaterThan(1)
        for (const { text, fact } of [...outcome.steps, { text: outcome.english, fact: outcome.law }]) {
          expect(text).toMatch(/[.?]$/)
          expect(fact.words).toMatch(/\.$/)
          expect(fact.source.url).toMatch(/^https?:\/\//)
          expect(fact.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
        }
        expect(outcome.contact).not.toBe('')
        expect(outcome.sentence === null).toBe(country === null)
        expect(outcome.noted).toMatch(/^[a-z]/)
      }
    },
  )
})

test('nothing is unused: every question and end is reached, every fact and sentence stands somewhere', () => {
  const reached = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const { to } of questions[name]?.answers ?? []) visit(to)
  }
  for (const start of ['red', 'broken', 'closed', 'queue', 'changed', 'dropped', 'wrong', 'used', 'passport'])
    visit(start)
  expect([...Object.keys(questions), ...Object.keys(ends)].filter((name) => !reached.has(name))).toEqual([])
  const used = Object.values(ends).flatMap(({ steps, say }) => [...steps.map(([, id]) => id), say[1]])
  expect(Object.keys(facts).filter((id) => !used.includes(id as keyof typeof facts))).toEqual([])
  const said = [
    ...Object.values(ends).map(({ say }) => say[0]),
    ...countries.flatMap((country) => formLines(country).map(({ card }) => card)),
  ]
  expect(Object.keys(sentences).filter((id) => !said.includes(id as keyof typeof sentences))).toEqual([])
})

test('questions are questions, with two to four answers that differ', () => {
  for (const { ask, answers } of Object.values(questions)) {
    expect(ask).toMatch(/\?$/)
    expect(answers.length).toBeGreaterThanOrEqual(2)
    expect(answers.length).toBeLessThanOrEqual(4)
    expect(new Set(answers.map(({ says }) => says)).size).toBe(answers.length)
  }
})

test('five languages, none left out, none the same', () => {
  for (const sentence of Object.values(sentences)) {
    expect(new Set(Object.values(sentence)).size).toBe(5)
    for (const text of Object.values(sentence)) expect(text).toMatch(/[.?]$/)
  }
})

test('a fact of a country is its own, and none repeats what holds everywhere', () => {
  for (const record of Object.values<FactRecord>(facts)) {
    const words = [record.everywhere, ...countries.map((country) => record[country])].flatMap(
      (fact) => fact?.words ?? [],
    )
    expect(new Set(words).size).toBe(words.length)
  }
})

test('kiosk red at Charles de Gaulle, the desk is closed, a handbag, a change in Frankfurt', () => {
  const end = endOf('kiosk-red', [1, 1, 0, 0])
  expect(outcomeOf(end, 'france', 'france')).toMatchObject({
    title: 'Carry the goods, and show them at your last EU airport.',
    sentence: {
      language: 'fr',
      text: 'Les articles sont dans mon bagage à main. Pouvez-vous viser ce bordereau, s’il vous plaît ?',
    },
    later: null,
  })
})

test('kiosk red, somebody is there: the sentence of the board', () => {
  expect(outcomeOf(endOf('kiosk-red', [0]), 'france', 'france')).toMatchObject({
    title: 'Go to the desk. Keep the bag with you.',
    english: 'The kiosk is red. Can you validate this tax-free form, please?',
  })
})

test('a bag that is gone: what is left later is the rule of the form’s country', () => {
  const end = endOf('bag-dropped', [1, 1])
  expect(outcomeOf(end, 'france', 'spain').later).toMatchObject({ hasLetter: false })
  expect(outcomeOf(end, 'france', 'germany').later).toMatchObject({ hasLetter: true })
})

test('an answer that there is not', () => {
  expect(() => helpAfter('kiosk-red', [9])).toThrow(RangeError)
  expect(() => helpAfter('kiosk-red', [0, 0])).toThrow(RangeError)
})

test('the end is kept in the form’s life, behind what was kept before, and never cut', () => {
  const end = endOf('kiosk-red', [0])
  const first = troubleWith('', 'kiosk-red', end, '2026-11-29T10:06')
  expect(first).toBe('Kiosk red: the kiosk was red, sent to the officer (2026-11-29 10:06)')
  expect(troubleWith(first, 'kiosk-red', end, '2026-11-29T10:20').split('\n')).toHaveLength(2)
  const full = 'x'.repeat(1990)
  expect(troubleWith(full, 'kiosk-red', end, '2026-11-29T10:06')).toBe(full)
})
