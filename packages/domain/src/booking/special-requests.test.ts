import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRequest, hasRequest, removeRequest, requestChips } from './special-requests.ts'

describe('appending a request', () => {
  test.each([
    ['', 'Child Seats', 'Child Seats'],
    ['  ', 'Child Seats', 'Child Seats'],
    ['VIP Access', 'Child Seats', 'VIP Access, Child Seats'],
    ['VIP Access,', 'Child Seats', 'VIP Access, Child Seats'],
    ['VIP Access, ', 'Child Seats', 'VIP Access, Child Seats'],
    ['Quiet driver please\n', 'Child Seats', 'Quiet driver please, Child Seats'],
    ['VIP Access, Child Seats', 'VIP Access', 'VIP Access, Child Seats'],
    ['two child seats, please', 'Child Seats', 'two child seats, please'],
  ])('%j and %j', (requests, request, expected) => {
    expect(addRequest(requests, request)).toBe(expected)
  })

  test('VAT help and departure assistance are two', () => {
    expect(addRequest('VAT Refund & Departure Assistance', 'VAT Refund Help')).toBe(
      'VAT Refund & Departure Assistance, VAT Refund Help',
    )
  })

  test('twice is once, whatever was typed before', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...requestChips), (typed, chip) => {
        const once = addRequest(typed, chip)
        expect(addRequest(once, chip)).toBe(once)
        expect(hasRequest(once, chip)).toBe(true)
      }),
    )
  })
})

describe('taking a request out', () => {
  test.each([
    ['Child Seats', 'Child Seats', ''],
    ['VIP Access, Child Seats', 'VIP Access', 'Child Seats'],
    ['VIP Access, Child Seats', 'Child Seats', 'VIP Access'],
    ['a, VIP Access, b', 'VIP Access', 'a, b'],
    ['I want VIP Access, please', 'VIP Access', 'I want VIP Access, please'],
    ['  as typed ,  with blanks ', 'VIP Access', '  as typed ,  with blanks '],
  ])('%j without %j', (requests, request, expected) => {
    expect(removeRequest(requests, request)).toBe(expected)
  })
})
