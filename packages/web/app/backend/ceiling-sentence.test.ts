import { expect, test } from 'vitest'
import { ceilingSentence } from './ceiling-sentence.ts'

const sentence = 'You can keep at most 1,000 places. Remove some to save another.'

test.each([
  ['the data store', 403, JSON.stringify({ code: 'PT403', details: null, hint: null, message: sentence })],
  ['a function', 403, JSON.stringify({ error: sentence })],
])('the sentence of %s is shown', (_api, status, message) => {
  expect(ceilingSentence({ status, message })).toBe(sentence)
})

test.each([
  ['a missing right', 403, JSON.stringify({ code: '42501', message: 'permission denied for table leads' })],
  ['another status', 400, JSON.stringify({ code: 'PT403', message: sentence })],
  ['no JSON', 403, '<html>Forbidden</html>'],
  ['nothing', 403, ''],
  ['null', 403, 'null'],
  ['a sentence that is none', 403, JSON.stringify({ error: { deep: sentence } })],
])('%s is no ceiling', (_name, status, message) => {
  expect(ceilingSentence({ status, message })).toBeNull()
})
