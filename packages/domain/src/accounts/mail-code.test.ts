import { expect, test } from 'vitest'
import { readMailCode } from './mail-code.ts'

test.each(['123456', ' 123456\n', '123 456', '123\u00A0456', '123-456', '12 34 56', '\u200B123456\uFEFF'])(
  '%j is the code 123456',
  (text) => expect(readMailCode(text)).toBe('123456'),
)

test('a zero at the start belongs to it', () => expect(readMailCode('000 042')).toBe('000042'))

test.each(['', '12345', '1234567', '12345a', '123.456'])('%j is none', (text) =>
  expect(readMailCode(text)).toBeNull(),
)
