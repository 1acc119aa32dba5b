import { expect, test } from 'vitest'
import { readWhose } from './read-whose.ts'

test.each([
  'my calculations',
  'which rides did i request',
  'saved places',
  'what did i calculate in may',
  'bookings of this week',
])('"%s" asks for one’s own', (line) => {
  expect(readWhose(line)).toBe('own')
})

test.each([
  'bookings of all users',
  'all bookings',
  'what did my wife save',
  'what did ana calculate',
  'rides booked by anna',
  'show accounts of clients',
])('"%s" asks for somebody else’s', (line) => {
  expect(readWhose(line)).toBe('others')
})
