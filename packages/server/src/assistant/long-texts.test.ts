import { numbersIn } from '@retour/domain/assistant/numbers-in'
import { readQuestion } from '@retour/domain/assistant/reading/read-question'
import { splitQuestions } from '@retour/domain/assistant/understanding/split-questions'
import { expect, test } from 'vitest'
import { growsInProportion } from '#server/testing/growth'

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Returns a function that reads a text of repeated pieces. The text is built before the time is measured. */
const reading = (piece: string, longest: number, read: (text: string) => unknown) => {
  const texts = [longest / 10, longest].map((length) => fill(piece, length))
  return (length: number) => read(texts.find((text) => text.length === length) ?? '')
}

test.each(['1,', '1,000', '](', '[a](', '٥', '1. ', '½'])(
  '68: numbers in 100 kB of %j are read in proportion to their length',
  async (piece) => {
    expect(await growsInProportion(reading(piece, 100_000, numbersIn), 10_000)).toBe(true)
  },
)

test.each([
  '1,',
  '€1 ',
  'paris ',
  'charles de ',
  '.',
  'é',
  'bought ',
  'my calculation ',
  '½',
  '2 x ',
  'two hundred ',
  '3 bags at 40 each ',
  '3/4 ',
  '12 May ',
  '5 days ',
])(
  '68: a question of %j is read in proportion to its length, and no further than 4,000 characters',
  async (piece) => {
    const read = (text: string) => readQuestion(text, '2026-11-22')
    expect(await growsInProportion(reading(piece, 4000, read), 400)).toBe(true)
    expect(read(fill(piece, 100_000))).toEqual(read(fill(piece, 4000)))
  },
)

test.each(['?', '. ', ' ', ', and ', 'and where ', 'is it? ', '\n'])(
  '68: the questions in a message of %j are told apart in proportion to its length',
  async (piece) => {
    expect(await growsInProportion(reading(piece, 40_000, splitQuestions), 4000)).toBe(true)
  },
)
