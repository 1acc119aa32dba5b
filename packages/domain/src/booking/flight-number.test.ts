import { expect, test } from 'vitest'
import { flightNumberShape, readFlightNumber } from './flight-number.ts'

test.each([
  ['AF 1234', 'AF 1234'],
  ['af1234', 'AF 1234'],
  [' BA-7 ', 'BA 7'],
  ['U2 8765', 'U2 8765'],
  ['9W121', '9W 121'],
  ['AFR22', 'AFR 22'],
  ['NH 216D', 'NH 216D'],
  ['', ''],
  ['  ', ''],
])('%j is read as %j', (typed, stored) => {
  expect(readFlightNumber(typed)).toBe(stored)
  expect(stored === '' || flightNumberShape.test(stored)).toBe(true)
})

test.each(['1234', 'AF', 'AF 12345', 'Air France 22', '12 34', 'AF 1234 and AF 1', '<b>'])(
  '%j is none',
  (typed) => {
    expect(readFlightNumber(typed)).toBeNull()
  },
)
