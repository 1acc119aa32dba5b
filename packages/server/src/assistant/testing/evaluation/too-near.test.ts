import { expect, test } from 'vitest'
import { tooNear } from './too-near.ts'

const subject = (...list: string[]) => [{ id: 'made up', examples: { en: list } }]
const found = (ask: string, ...examples: string[]) =>
  tooNear([{ ask }], subject(...examples)).map(({ example }) => example)

test.each([
  ['the same', 'Where is the desk at CDG?', 'Where is the desk at CDG?'],
  ['case, accents and signs apart', 'Où est la détaxe ?', 'ou est LA detaxe'],
  ['the same in two words', 'Cash or card?', 'cash or card'],
  ['another order', 'At CDG, where is the desk?', 'where is the desk at CDG'],
  ['four words of five', 'how long does it take', 'how long does it really take'],
  ['another writing', '免税はどこですか', '免税はどこですか？'],
])('too near: %s', (_what, ask, example) => {
  expect(found(ask, 'something else entirely here', example)).toEqual([example])
})

test.each([
  ['another amount and place', '500 euros in Paris', '600 euros in Rome'],
  ['three words of five', 'how long does it last', 'how long will it take'],
  ['short and alike', 'tax Paris refund', 'refund tax Paris'],
])('far enough: %s', (_what, ask, example) => {
  expect(found(ask, example)).toEqual([])
})

test('a talk is held by its longer messages, each with the subject and the likeness', () => {
  const talk = { earlier: ['how long does it take'], ask: 'and Italy?' }
  expect(tooNear([talk], subject('and Italy?', 'How long does it take?'))).toEqual([
    { text: 'how long does it take', example: 'How long does it take?', subject: 'made up', likeness: 1 },
  ])
})
