import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const parts = (text: string) => {
  const { places, foreign } = readQuestion(text, '2026-11-22')
  return Object.fromEntries([
    ...places.map(({ place, country, role }) => [place?.slug ?? country, role]),
    ...foreign.map(({ foreign: { name }, role }) => [name, role]),
  ])
}

test.each([
  ['我住在北京,在米兰买了包', { China: 'home', milan: 'bought' }],
  ['東京に住んでいます。パリで買った時計', { Japan: 'home', paris: 'bought' }],
  ['서울에 살아요. 스페인에서 산 신발', { Korea: 'home', spain: 'bought' }],
  ['뮌헨에서 산 가방 오스트리아에서 출국하면', { munich: 'bought', Austria: 'leaving' }],
  ['从罗马经法兰克福飞上海', { rome: 'leaving', frankfurt: 'leaving', China: 'leaving' }],
])('%s', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('several names within one run of letters stand in its order', () => {
  const { places } = readQuestion('从罗马经法兰克福飞上海', '2026-11-22')
  const [first, second] = places.toSorted((a, b) => a.at - b.at)
  expect([first?.place?.slug, second?.place?.slug]).toEqual(['rome', 'frankfurt'])
})
