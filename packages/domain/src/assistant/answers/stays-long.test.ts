import { expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { staysLong } from './stays-long.ts'

const stays = (text: string) => {
  const question = readQuestion(text, '2026-11-24')
  return staysLong({ question, way: question })
}

test.each(['we remain in Lyon for nine months', 'my trip takes 30 weeks', 'I spend 200 days in Provence'])(
  'a long stay: %s',
  (text) => {
    expect(stays(text)).toBe(true)
  },
)

test.each([
  'we remain in Lyon for five months',
  'I have lived in Tokyo for nine years',
  'I visited Lyon nine months ago',
  'refund within nine months',
])('no long stay: %s', (text) => {
  expect(stays(text)).toBe(false)
})
