import { expect, test } from 'vitest'
import { glossOf } from './foreign-words.ts'

test.each([
  ['erstattung', 'de', ['refund']],
  ['bar', 'de', ['cash']],
  ['barcelona', 'de', []],
  ['handgepack', 'de', ['hand', 'luggage']],
  ['海关在哪里', 'zh', ['where', 'customs']],
  ['日本', 'ja', []],
  ['refund', 'en', []],
] as const)('%s in %s: %j', (word, language, english) => expect(glossOf(word, language)).toEqual(english))
