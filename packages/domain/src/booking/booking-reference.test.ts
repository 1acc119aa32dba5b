import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingReference, digitsOfReference } from './booking-reference.ts'

const nameOf = (uuid: string) => bookingReference({ id: uuid, idempotencyKey: null })

describe('the reference of a booking', () => {
  test('is that of its key, which the browser knows, and of its id without one', () => {
    const id = '0193a5a0-0000-7000-8000-000000000000'
    const key = '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab'
    expect(bookingReference({ id, idempotencyKey: key })).toBe(nameOf(key))
    expect(bookingReference({ id, idempotencyKey: null })).toBe('RT-0000-0000')
  })

  test('lowest, highest and one in between', () => {
    expect(nameOf('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('RT-ZZZZ-ZZZZ')
    expect(nameOf('00000000-0000-4000-8000-000000000001')).toBe('RT-0000-0001')
    expect(nameOf('9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab')).toBe('RT-4D2P-F2DB')
  })

  test('upper-case uuids name the same booking', () => {
    const uuid = '9b2f7c1e-8a4d-4e5f-9c3b-abcdef789abc'
    expect(nameOf(uuid.toUpperCase())).toBe(nameOf(uuid))
  })

  test('two uuids that differ in their last 40 bits have two references, always in the same form', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(nameOf(one)).toMatch(/^RT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
        expect(nameOf(one) === nameOf(other)).toBe(one.slice(-10) === other.slice(-10))
      }),
    )
  })

  test.each(['', 'abc', '9b2f7c1e-8a4d-4e5f-9c3b-0123456789zz'])('%j names no booking', (text) => {
    expect(() => nameOf(text)).toThrow(TypeError)
  })

  test('a reference leads back to the digits that it was made from, however it is typed', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const reference = nameOf(uuid)
        const digits = uuid.replaceAll('-', '').slice(-10)
        for (const typed of [reference, ` ${reference.toLowerCase()} `, reference.replaceAll('-', '')])
          expect(digitsOfReference(typed)).toBe(digits)
      }),
    )
    for (const other of ['', 'RT-', 'Ritz', 'RT-7Q2K-DM4', 'RT-7Q2K-DM4U', 'RT-7Q2K-DM4X-1'])
      expect(digitsOfReference(other)).toBeNull()
  })
})
