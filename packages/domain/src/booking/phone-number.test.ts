import { describe, expect, test } from 'vitest'
import { readPhoneNumber } from './phone-number.ts'

describe('a phone number', () => {
  test.each([
    ['+1 415 555 2671', 'france', '+14155552671'],
    ['+1 (415) 555-2671', 'france', '+14155552671'],
    ['+81 90 0000 0000', 'france', '+819000000000'],
    ['0081 90-1234-5678', 'spain', '+819012345678'],
    ['+86 138 0013 8000', 'italy', '+8613800138000'],
    ['+971 50 123 4567', 'germany', '+971501234567'],
    ['+44 (0)20 7946 0958', 'france', '+442079460958'],
    ['  +33612345678  ', 'spain', '+33612345678'],
    ['+1 213 373 4253 ext. 5', 'france', '+12133734253 ext. 5'],
  ] as const)('%j with its country code', (typed, country, stored) => {
    expect(readPhoneNumber(typed, country)).toBe(stored)
  })

  test.each([
    ['06 12 34 56 78', 'france', '+33612345678'],
    ['612 34 56 78', 'spain', '+34612345678'],
    ['312 345 6789', 'italy', '+393123456789'],
    ['0151 23456789', 'germany', '+4915123456789'],
  ] as const)('%j without one is of the place', (typed, country, stored) => {
    expect(readPhoneNumber(typed, country)).toBe(stored)
  })

  test.each(['', '+', 'call me', '12', '+1 415 555', '(415) 555-2671', '+999 123 456 789', 'x+33612345678'])(
    '%j is none in Paris',
    (typed) => {
      expect(readPhoneNumber(typed, 'france')).toBeNull()
    },
  )
})
