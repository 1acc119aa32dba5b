import { expect, test } from 'vitest'
import { normalAddress, readPersonAddress } from './person-address.ts'

test.each([
  ['ada@bücher.de', 'ada@xn--bcher-kva.de'],
  [' ADA@BÜCHER.DE ', 'ada@xn--bcher-kva.de'],
  ['ada@xn--bcher-kva.de', 'ada@xn--bcher-kva.de'],
  ['ada@bu\u0308cher.de', 'ada@xn--bcher-kva.de'],
  ['ada@mail.example.', 'ada@mail.example'],
  ['"ada"@mail.example', 'ada@mail.example'],
  ['"a b"@x.de', 'a b@x.de'],
  [String.raw`"a\"b\\c"@x.de`, String.raw`a"b\c@x.de`],
  ['"a@b"@x.de', 'a@b@x.de'],
  ['a,b@x.de', 'a,b@x.de'],
  ['jose\u0301@x.de', 'jos\u00e9@x.de'],
])('%s has the form %s', (typed, normal) => {
  expect(readPersonAddress(typed)).toBe(normal)
})

test.each([
  ['ada@mail.example', 'ada+shop@mail.example'],
  ['a.da@gmail.com', 'ada@gmail.com'],
  ['ada@mail.example', 'ada@mail.example.com'],
  ['ada@mail.example', 'canada@mail.example'],
])('%s and %s are two people', (one, other) => {
  expect(normalAddress(one)).not.toBe(normalAddress(other))
})

test.each([
  '',
  '@',
  'ada',
  'ada@',
  '@x.de',
  'a b@x.de',
  'a@b c@d',
  '"a@x.de',
  '""@x.de',
  'ada@x y',
  "' or true --",
])('%j is no address', (typed) => {
  expect(() => readPersonAddress(typed)).toThrow('is no email address')
})
